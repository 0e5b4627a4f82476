import { execFile, execFileSync } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** A PostgreSQL of our own, thrown away afterwards. */
export interface Cluster {
  url: string;
  /** Ends it as a crash would, with everything cut off, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Where Debian puts a PostgreSQL's programs; the newest. Null where there is none. */
async function findPrograms(): Promise<string | null> {
  const root = '/usr/lib/postgresql';
  const versions = await readdir(root).catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? null : join(root, newest, 'bin');
}

/** PostgreSQL refuses to run as root; Debian has a user for it. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (kind: string): number => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Starts a cluster in a temporary folder.
 *
 * @throws Error, with the reason, where PostgreSQL isn't installed or doesn't start.
 */
export async function startCluster(): Promise<Cluster> {
  const programs = await findPrograms();
  if (programs === null) throw new Error('PostgreSQL is not installed');
  const folder = await mkdtemp(join(tmpdir(), 'virasat-postgres-'));
  const user = unprivileged();
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  const data = join(folder, 'data');
  const port = await freePort();
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;

  const control = (...args: string[]) => run(join(programs, 'pg_ctl'), ['-D', data, ...args], options);
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
