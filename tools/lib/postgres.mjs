import { execFile, execFileSync } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * A PostgreSQL of our own, thrown away afterwards.
 *
 * @typedef {object} Cluster
 * @property {string} url Of its database `postgres`.
 * @property {() => Promise<void>} crash Ends it as a crash would, with everything cut off, and starts it again.
 * @property {() => Promise<void>} stop
 */

/**
 * Where Debian puts a PostgreSQL's programs; the newest.
 *
 * @returns {Promise<string>}
 * @throws {Error} Where there is none.
 */
export async function findPostgres() {
  const folder = '/usr/lib/postgresql';
  const versions = await readdir(folder).catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (newest === undefined) throw new Error('PostgreSQL is not installed');
  return join(folder, newest, 'bin');
}

/**
 * PostgreSQL refuses to run as root; Debian has a user for it.
 *
 * @returns {{ uid?: number, gid?: number }}
 */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const id = (kind) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * A port that nobody listens on, for a program that has to be told one.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts a cluster in a temporary folder.
 *
 * @param {{ isDurable?: boolean }} [options] `isDurable`: it waits for the disk, as in production. Otherwise it keeps
 *   what was committed through a crash of its own, but not of the machine.
 * @returns {Promise<Cluster>}
 * @throws {Error} With the reason, where PostgreSQL isn't installed or doesn't start.
 */
export async function startCluster({ isDurable = false } = {}) {
  const programs = await findPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'virasat-postgres-'));
  const user = unprivileged();
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  const data = join(folder, 'data');
  const port = await freePort();
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${isDurable ? 'on' : 'off'}`;

  const control = (...args) => run(join(programs, 'pg_ctl'), ['-D', data, ...args], options);
  const start = () => control('-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  const takeAway = () => rm(folder, { recursive: true, force: true });
  try {
    await run(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
      options,
    );
    await start();
  } catch (error) {
    await takeAway();
    throw error;
  }
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    async crash() {
      await control('-m', 'immediate', 'stop');
      await start();
    },
    async stop() {
      await control('-m', 'immediate', 'stop');
      await takeAway();
    },
  };
}
