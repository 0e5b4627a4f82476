/**
 * `pnpm monkey [MINUTES] [SEED]`: random typing, adding, removing, moving and reloading in the built wizard; twenty
 * minutes where not told otherwise. A seed that a run has named does the same again.
 */
import { run } from './lib/run.mjs';

const [minutes = '20', seed] = process.argv.slice(2);
const env = { MONKEY_MINUTES: minutes, ...(seed === undefined ? {} : { MONKEY_SEED: seed }) };
const built = await run(['turbo', 'run', 'build', '--output-logs=errors-only']);
process.exitCode =
  built === 0
    ? await run(['playwright', 'test', '--config', 'e2e/playwright.config.ts', 'monkey'], { env })
    : built;
