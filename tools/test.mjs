/**
 * `npm test`: everything that has to hold before a change lands. Every step runs, whatever failed before it, and the
 * end says which failed and which checks could not run here.
 *
 * A check that lacks a tool of the machine prints a line 'SKIPPED: what (why)'; with CI=true it fails instead.
 */
import { install } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { run } from './lib/run.mjs';

const code = [
  { name: 'build', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] },
  { name: 'types', command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only'] },
  { name: 'lint', command: ['biome', 'ci', '.'] },
  { name: 'one-way imports', command: ['depcruise', 'packages', 'apps', 'e2e', 'bench', 'tools'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'catalogue', command: ['node', '--test', 'tools/catalogue.test.mjs', 'tools/lib/stack.test.mjs'] },
  // What ran before is told again too: among it may be what could not be checked here.
  { name: 'unit', command: ['turbo', 'run', 'test', '--concurrency=2', '--output-logs=full'] },
  { name: 'sizes', command: ['node', 'tools/budgets.mjs'] },
  {
    name: 'static catalogue',
    command: ['storybook', 'build', '--output-dir', 'storybook-static', '--quiet'],
  },
];
const stories = [
  { name: 'stories', command: ['vitest', 'run', '--config', 'vitest.config.ts'] },
  { name: 'pictures can fail', command: ['node', '--test', 'visual/visual.test.mjs'] },
  { name: 'Lighthouse', command: ['node', 'tools/lighthouse.mjs', '--without-performance'] },
];
/** Journeys of the files whose names match; each run keeps its own traces of what failed. */
const journeys = (name, files) => ({
  name,
  command: [
    ...['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    ...['--output', `test-results/${name.replaceAll(' ', '-')}`, `journeys/${files}`],
  ],
});
const VISITORS = 'public-pages|site-shell|free-will-deed';
const pictures = [
  { name: 'pictures', command: ['node', 'visual/run.mjs', '--built'] },
  journeys('monkey', 'monkey'),
  journeys('visitors end to end', `(${VISITORS})`),
];
const product = [journeys('members end to end', `(?!monkey|${VISITORS})`)];

/** One stage after another. The lanes of a stage run side by side: stories alone would leave a processor idle. */
const stages = [[code], [stories, pictures], [product]];

const SKIPPED = /SKIPPED: .*/;

/** How many of its last lines a failed step says again at the very end, where lanes side by side can't part them. */
const LAST_LINES = 40;

/**
 * Runs one step and says how it went.
 *
 * @param {{ name: string, command: string[] }} step
 * @param {Set<string>} skipped Takes in what could not be checked here.
 * @returns {Promise<string[] | null>} The last lines of a failed step; null where it passed.
 */
async function check({ name, command }, skipped) {
  const startedAt = Date.now();
  console.log(`\n── ${name}`);
  const last = [];
  const onLine = (line) => {
    const match = SKIPPED.exec(line);
    if (match) skipped.add(match[0]);
    last.push(line);
    if (last.length > LAST_LINES) last.shift();
  };
  const result = await run(command, { onLine }).catch((error) => {
    console.error(error.message);
    return 1;
  });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`── ${name}: ${result === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return result === 0 ? null : last;
}

async function test() {
  checkNode();
  if ((await install()) !== 0) return 1;
  const skipped = new Set();
  const failed = [];
  const take = async (steps) => {
    for (const step of steps) {
      const lines = await check(step, skipped);
      if (lines !== null) failed.push({ name: step.name, lines });
    }
  };
  for (const lanes of stages) await Promise.all(lanes.map(take));
  for (const { name, lines } of failed) console.log(`\n── ${name} ended with\n${lines.join('\n')}`);
  console.log('');
  for (const line of skipped) console.log(line);
  if (failed.length > 0) console.log(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
  console.log(`${stages.flat(2).length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

process.exitCode = await test();
