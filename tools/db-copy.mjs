/**
 * `pnpm db:copy`: copies the embedded database in `DATA_DIR` (the local product's is `data/service`) to the PostgreSQL
 * at `DATABASE_URL`, which must hold no data yet, and opens every document there. The service must be stopped.
 */
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { root, run } from './lib/run.mjs';

/** Where `npm start` keeps its data. */
const DATA_DIR = join(root, 'data', 'service');

async function copy() {
  if ((await install()) !== 0) return 1;
  const build = ['turbo', 'run', 'build', '--filter=@virasat/service', '--output-logs=errors-only'];
  if ((await run(build)) !== 0) return 1;
  return run([process.execPath, join(root, 'apps', 'service', 'dist', 'copy.js')], {
    env: { DATA_DIR, ...process.env },
  });
}

process.exitCode = await copy();
