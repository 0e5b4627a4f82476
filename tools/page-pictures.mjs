// Draws anew the kept pictures of printed wills, after a look at what changed: `pnpm pages:update`. Needs Debian's poppler-utils.
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from './lib/run.mjs';

const { drawPagePictures } = await tsImport('../packages/pdf/src/cli/page-pictures.ts', import.meta.url);
await drawPagePictures(join(root, 'packages', 'pdf', 'pages'));
