/**
 * `pnpm trials [kill] [bodies]`: the long runs of what `npm test` does a little of. `kill`: the built service is killed
 * 50 times in the middle of writes, on each database. `bodies`: 10,000 random bodies to each action, on each database.
 */
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { root, run } from './lib/run.mjs';

const trials = {
  kill: { file: 'src/resilience/kill.test.ts', env: { KILL_ROUNDS: '50' } },
  bodies: { file: 'src/resilience/random-bodies.test.ts', env: { FUZZ_BODIES: '10000' } },
};

async function holdTrials(names) {
  const unknown = names.filter((name) => !(name in trials));
  if (unknown.length > 0) {
    console.error(`There is no trial ${unknown.join(', ')}; there are: ${Object.keys(trials).join(', ')}`);
    return 2;
  }
  if ((await install()) !== 0) return 1;
  let worst = 0;
  for (const name of names.length > 0 ? names : Object.keys(trials)) {
    const { file, env } = trials[name];
    const command = ['vitest', 'run', '--root', join(root, 'apps', 'service'), file];
    // Without PostgreSQL only half of it would be tried.
    worst = Math.max(worst, await run(command, { env: { CI: 'true', ...env } }));
  }
  return worst;
}

process.exitCode = await holdTrials(process.argv.slice(2));
