/**
 * `pnpm bench [NAME...]`: measures the built product and prints a table. Each bench writes `bench/results/NAME.json`, a
 * list of `{metric, value, unit, against, ratio, target, ok}`. A figure that misses its target makes the command fail.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { install } from '../tools/lib/install.mjs';
import { root, run } from '../tools/lib/run.mjs';

/** Loaded by name, since they need what the install brings. */
const benches = {
  pdf: () => import('./pdf.mjs'),
  web: () => import('./web.mjs'),
  service: () => import('./service.mjs'),
};

function print(name, rows) {
  console.log(`\n${name}`);
  for (const { metric, value, unit, target, isLeast, against, ratio, ok } of rows) {
    const figure = `${value} ${unit}`.padStart(12);
    const limit = target === null ? '' : `at ${isLeast ? 'least' : 'most'} ${target} ${unit}`;
    const compared = against === null ? '' : `${ratio} x ${against}`;
    console.log(
      `  ${ok ? 'met   ' : 'MISSED'} ${metric.padEnd(58)} ${figure}  ${limit} ${compared}`.trimEnd(),
    );
  }
}

async function bench(names) {
  const unknown = names.filter((name) => !(name in benches));
  if (unknown.length > 0) {
    console.error(`There is no bench ${unknown.join(', ')}; there are: ${Object.keys(benches).join(', ')}`);
    return 2;
  }
  if ((await install()) !== 0) return 1;
  if ((await run(['turbo', 'run', 'build', '--output-logs=errors-only'])) !== 0) return 1;
  let isOver = false;
  const folder = join(root, 'bench', 'results');
  await mkdir(folder, { recursive: true });
  for (const name of names.length > 0 ? names : Object.keys(benches)) {
    const { measure } = await benches[name]();
    const rows = await measure();
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(rows, null, 2)}\n`);
    print(name, rows);
    isOver ||= rows.some(({ ok }) => !ok);
  }
  return isOver ? 1 : 0;
}

process.exitCode = await bench(process.argv.slice(2));
