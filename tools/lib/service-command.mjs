import { join } from 'node:path';
import { install } from './install.mjs';
import { root, run } from './run.mjs';

/** Where `npm start` keeps the service's data. */
const DATA_DIR = join(root, 'data', 'service');

/**
 * Runs one of the service's own programs, built first, on the data that the environment names; on the local product's
 * where it names none.
 *
 * @param {string} program Without its ending.
 * @param {string[]} args
 * @returns {Promise<number>} Its exit code.
 */
export async function runServiceProgram(program, args = []) {
  if ((await install()) !== 0) return 1;
  const build = ['turbo', 'run', 'build', '--filter=@virasat/service', '--output-logs=errors-only'];
  if ((await run(build)) !== 0) return 1;
  return run([process.execPath, join(root, 'apps', 'service', 'dist', `${program}.js`), ...args], {
    env: { DATA_DIR, ...process.env },
  });
}
