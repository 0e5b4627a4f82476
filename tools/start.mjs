/**
 * `npm start`: installs, builds and serves the whole product, with its data in `data/`. What hasn't changed is
 * neither installed nor built again.
 */
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { isFree, readPort } from './lib/ports.mjs';
import { root, run } from './lib/run.mjs';
import { startStack } from './lib/stack.mjs';

/** The accounts that the sign-in page has from the start (apps/stand-ins/README.md). */
const ACCOUNTS = ['meera@example.com', 'ashwini@example.com'];
const PASSWORD = 'virasat-local';

async function findPort() {
  const port = readPort();
  for (const each of [port, port + 1]) {
    if (await isFree(each)) continue;
    throw new RangeError(
      `Port ${each} is taken. Choose another, with the one after it free: PORT=5000 npm start`,
    );
  }
  return port;
}

function signalled() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve(signal));
  });
}

async function start() {
  checkNode();
  const port = await findPort();
  const isToldToStop = signalled();
  if ((await install()) !== 0) return 1;
  if ((await run(['turbo', 'run', 'build', '--output-logs=errors-only'])) !== 0) return 1;
  const stack = await startStack({ port, dataDir: join(root, 'data') });
  console.log(`
  Virasat       ${stack.web}
  Stand-ins     ${stack.standIns}   (sign-in and payments; for development only)

  Sign in as    ${ACCOUNTS.join(' or ')}
  Password      ${PASSWORD}   (or make an account on the sign-in page)

  Data is kept in data/. Ctrl-C ends everything.
`);
  const why = await Promise.race([isToldToStop, stack.ended]);
  await stack.stop();
  if (why === 'SIGINT' || why === 'SIGTERM') return 0;
  console.error(`${why} ended by itself; its lines above say why.`);
  return 1;
}

try {
  process.exitCode = await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
