// The pictures of printed wills that the home page shows; the build of packages/pdf draws them into its dist/pictures.
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from './lib/run.mjs';

const { drawPictures } = await tsImport('../packages/pdf/src/cli/draw-pictures.ts', import.meta.url);
await drawPictures(join(root, 'packages', 'pdf', 'dist', 'pictures'));
