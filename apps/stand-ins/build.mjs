import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { buildForBrowser } from './build-browser.mjs';

const { dependencies } = JSON.parse(await readFile(new URL('package.json', import.meta.url), 'utf8'));
// Our own packages are TypeScript sources and go into the bundle; everything else is installed.
const external = Object.keys(dependencies).filter((name) => !name.startsWith('@virasat/'));

await rm('dist', { recursive: true, force: true });
await build({
  entryPoints: ['src/main.ts'],
  outfile: 'dist/main.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: [...external, ...external.map((name) => `${name}/*`)],
  sourcemap: true,
  logLevel: 'warning',
});

await mkdir('dist/browser');
for (const name of ['checkout', 'frame']) {
  await writeFile(`dist/browser/${name}.js`, await buildForBrowser(name));
}
