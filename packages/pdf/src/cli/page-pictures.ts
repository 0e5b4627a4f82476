import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { externalTool } from '../testing/external-tool.ts';
import { drawnSheet, webpOf } from '../testing/page-pictures.ts';
import { pictureWills } from '../testing/picture-wills.ts';

/**
 * Draws the pages of the wills whose pictures are kept, one WebP file a will.
 *
 * @param folder Made where it is missing; pictures of the same name are replaced.
 * @throws Error Where poppler's pdftoppm is missing.
 */
export async function drawPagePictures(folder: string): Promise<void> {
  const pdftoppm = externalTool('pdftoppm', 'the pictures of printed pages');
  if (pdftoppm.isMissing) throw new Error("Poppler's pdftoppm has to be installed");
  await mkdir(folder, { recursive: true });
  for (const will of pictureWills) {
    await writeFile(join(folder, `${will.name}.webp`), await webpOf(await drawnSheet(will, pdftoppm)));
  }
}
