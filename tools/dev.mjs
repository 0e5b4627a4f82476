/**
 * `npm run dev`: the web app with reload. The service and the stand-ins run as they were built last; the web app's
 * requests to the service go through.
 */
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { isFree, readPort } from './lib/ports.mjs';
import { root, run } from './lib/run.mjs';
import { startStack } from './lib/stack.mjs';

/** The service hides behind the web app's own port, so that sign-in comes back to the page with reload. */
const SERVICE_OFFSET = 10;

async function dev() {
  checkNode();
  const port = readPort();
  const servicePort = port + SERVICE_OFFSET;
  for (const each of [port, servicePort, servicePort + 1]) {
    if (!(await isFree(each)))
      throw new RangeError(`Port ${each} is taken. Choose another: PORT=5000 npm run dev`);
  }
  if ((await install()) !== 0) return 1;
  if ((await run(['turbo', 'run', 'build', '--output-logs=errors-only'])) !== 0) return 1;
  const web = `http://localhost:${port}`;
  const toldToStop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => toldToStop.abort());
  const stack = await startStack({ port: servicePort, dataDir: join(root, 'data'), webOrigin: web });
  console.log(`\n  Virasat, with reload   ${web}\n  Sign-in                ${stack.standIns}\n`);
  try {
    return await run(['vite', '--port', String(port), '--strictPort', join(root, 'apps', 'web')], {
      env: { DEV_SERVICE: stack.web },
      signal: toldToStop.signal,
    });
  } finally {
    await stack.stop();
  }
}

try {
  process.exitCode = await dev();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
