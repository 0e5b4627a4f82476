/**
 * `npm test`: everything that has to hold before a change lands. Every step runs, whatever failed before it, and the
 * end says which failed and which checks could not run here.
 *
 * A check that lacks a tool of the machine prints a line 'SKIPPED: what (why)'; with CI=true it fails instead.
 */
import { install } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { run } from './lib/run.mjs';

const steps = [
  { name: 'build', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] },
  { name: 'types', command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only'] },
  { name: 'lint', command: ['biome', 'ci', '.'] },
  { name: 'one-way imports', command: ['depcruise', 'packages', 'apps', 'e2e', 'bench', 'tools'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'catalogue', command: ['node', '--test', 'tools/catalogue.test.mjs'] },
  { name: 'unit', command: ['turbo', 'run', 'test', '--concurrency=2', '--output-logs=new-only'] },
  { name: 'sizes', command: ['node', 'tools/budgets.mjs'] },
  { name: 'stories', command: ['vitest', 'run', '--config', 'vitest.config.ts'] },
  {
    name: 'static catalogue',
    command: ['storybook', 'build', '--output-dir', 'storybook-static', '--quiet'],
  },
  { name: 'pictures can fail', command: ['node', '--test', 'visual/visual.test.mjs'] },
  { name: 'pictures', command: ['node', 'visual/run.mjs', '--built'] },
  { name: 'end to end', command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'] },
  { name: 'Lighthouse', command: ['node', 'tools/lighthouse.mjs', '--without-performance'] },
];

const SKIPPED = /SKIPPED: .*/;

async function test() {
  checkNode();
  if ((await install()) !== 0) return 1;
  const skipped = new Set();
  const failed = [];
  for (const { name, command } of steps) {
    const startedAt = Date.now();
    console.log(`\n── ${name}`);
    const code = await run(command, {
      onLine: (line) => {
        const match = SKIPPED.exec(line);
        if (match) skipped.add(match[0]);
      },
    });
    console.log(
      `── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - startedAt) / 1000)} s`,
    );
    if (code !== 0) failed.push(name);
  }
  console.log('');
  for (const line of skipped) console.log(line);
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
  console.log(`${steps.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

process.exitCode = await test();
