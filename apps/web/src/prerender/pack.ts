import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

const TEXT = /\.(js|css|svg)$/;

/**
 * Writes beside every script, style sheet and drawing of a folder how it travels: `app.js.br`. Packed as hard as can
 * be, which takes seconds that only a build has; the service packs whatever else is asked for as it goes. Only for
 * files whose names change with their content.
 */
export async function packAll(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => TEXT.test(name));
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await writeFile(join(folder, `${name}.br`), await brotli(bytes, { params }));
    }),
  );
}
