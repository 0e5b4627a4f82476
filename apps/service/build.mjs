import { cp, readFile, rm } from 'node:fs/promises';
import { build } from 'esbuild';

const { dependencies } = JSON.parse(await readFile(new URL('package.json', import.meta.url), 'utf8'));
// Our own packages are TypeScript sources and go into the bundle; everything else is installed.
const external = Object.keys(dependencies).filter((name) => !name.startsWith('@virasat/'));

await rm('dist', { recursive: true, force: true });
await build({
  entryPoints: { main: 'src/main.ts', copy: 'src/copy-main.ts' },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: [...external, ...external.map((name) => `${name}/*`)],
  sourcemap: true,
  logLevel: 'warning',
});
await cp('src/database/migrations', 'dist/migrations', { recursive: true });
