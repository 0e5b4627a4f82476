import { cp, readFile, rm } from 'node:fs/promises';
import { build } from 'esbuild';

const { dependencies } = JSON.parse(await readFile(new URL('package.json', import.meta.url), 'utf8'));
// Our own packages are TypeScript sources and go into the bundle; everything else is installed.
const external = Object.keys(dependencies).filter((name) => !name.startsWith('@virasat/'));

/** `node build.mjs [FOLDER]`: where the program goes; it finds what is installed only within this package. */
const outdir = process.argv[2] ?? 'dist';

await rm(outdir, { recursive: true, force: true });
await build({
  entryPoints: { main: 'src/main.ts', copy: 'src/copy-main.ts', backup: 'src/backup-main.ts' },
  outdir,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: [...external, ...external.map((name) => `${name}/*`)],
  sourcemap: true,
  logLevel: 'warning',
});
await cp('src/database/migrations', `${outdir}/migrations`, { recursive: true });
