import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../tools/lib/run.mjs';

const PACKAGE = join(root, 'packages', 'pdf');
/** Inside the package, so that the bundle finds what it leaves out. */
const FOLDER = join(PACKAGE, 'node_modules', '.cache', 'bench');

const SOURCE = `
  import { composeWill } from './content/compose-will.ts';
  import { flowOf } from './document/composed-document.ts';
  import { plainText } from './document/rich-text.ts';
  import { nodeFamily } from './fonts/node-fonts.ts';
  import { DocumentRenderer } from './pipeline/document-renderer.ts';
  import { largeDraft, meeraIn } from '@virasat/will-model/fixtures';
  export { composeWill, DocumentRenderer, flowOf, largeDraft, meeraIn, nodeFamily, plainText };
`;

/**
 * Bundles the engine for Node, as the web app's build does for the worker, so that a fresh process has no TypeScript to
 * read.
 *
 * @returns Where the bundle lies.
 */
export async function bundleProduct() {
  await mkdir(FOLDER, { recursive: true });
  const outfile = join(FOLDER, 'product.mjs');
  await build({
    stdin: { contents: SOURCE, resolveDir: join(PACKAGE, 'src'), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['harfbuzzjs', 'jspdf', 'bidi-js', '@expo-google-fonts/*'],
    outfile,
    logLevel: 'error',
  });
  return outfile;
}
