import { spawn } from 'node:child_process';
import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tools/lib/postgres.mjs';

const PROBE = fileURLToPath(new URL('memory-probe.cjs', import.meta.url));

/** An embedded database is made at the first start, which a busy machine takes minutes for. */
const READY_MS = 300_000;

const isAnswering = (address) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts a program that serves HTTP on `PORT` and says at `/readyz` when it is ready.
 *
 * @param {string} path
 * @param {Record<string, string>} env
 * @returns {Promise<{ origin: string, pid: number, memory: () => Promise<NodeJS.MemoryUsage>, stop: () => Promise<void> }>}
 *   `memory` collects garbage first.
 */
export async function startProgram(path, env) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--expose-gc', '--require', PROBE, path], {
    env: { PATH: process.env.PATH, NODE_ENV: 'development', PORT: String(port), PUBLIC_URL: origin, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const hasEnded = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await hasEnded;
  };
  const giveUpAt = Date.now() + READY_MS;
  while (!(await isAnswering(`${origin}/readyz`))) {
    if (child.exitCode !== null) throw new Error(`${path} ended before it was ready`);
    if (Date.now() > giveUpAt) {
      await stop();
      throw new Error(`${path} was not ready in time`);
    }
    await pause(50);
  }
  const memory = async () => {
    const told = once(child, 'message');
    child.send('memory');
    const [usage] = await told;
    return usage;
  };
  return { origin, pid: child.pid, memory, stop };
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** The processor time that a process has used, in ms, as Linux tells it: what else the machine does is not in it. */
export async function processorMs(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The program's name is in brackets and may itself hold spaces; user and system time are the 12th and 13th field after it.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}

const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An issuer of tokens, and the settings by which the service trusts it. */
export async function startIssuer() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'bench', alg: 'RS256', use: 'sig' }];
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${server.address().port}`;
  return {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'bench' },
    tokenOf(sub) {
      const now = Math.floor(Date.now() / 1000);
      const claims = { iss: issuer, aud: 'bench', sub, token_use: 'id', iat: now, exp: now + 7200 };
      const signed = `${part({ alg: 'RS256', kid: 'bench' })}.${part(claims)}`;
      return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
