import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { meera } from '@virasat/will-model/fixtures';
import { describe, expect, test } from 'vitest';
import { externalTool } from '../testing/external-tool.ts';
import { differingDots, drawnSheet, greyOf } from '../testing/page-pictures.ts';
import { pictureWills } from '../testing/picture-wills.ts';

const FOLDER = fileURLToPath(new URL('../../pages/', import.meta.url));
const pdftoppm = externalTool('pdftoppm', 'the pictures of printed pages');

test('of every will, and of nothing else, pictures are kept', async () => {
  expect((await readdir(FOLDER)).sort()).toEqual(pictureWills.map(({ name }) => `${name}.webp`).sort());
});

describe.skipIf(pdftoppm.isMissing)(
  'every page looks as in its kept picture (renew: pnpm pages:update)',
  () => {
    const kept = async (name: string) => greyOf(await readFile(join(FOLDER, `${name}.webp`)));

    test.each(pictureWills)('$name', async (will) => {
      expect(differingDots(await drawnSheet(will, pdftoppm), await kept(will.name))).toBe(0);
    });

    test('one full stop more, or one digit changed, is another picture', async () => {
      const [asset, ...assets] = meera.assets;
      if (asset === undefined) throw new Error('Meera has assets');
      const draft = { ...meera, assets: [{ ...asset, description: `${asset.description}.` }, ...assets] };
      const sheet = await drawnSheet({ name: 'changed', draft }, pdftoppm);
      const renumbered = {
        ...meera,
        personalDetails: { ...meera.personalDetails, idNumber: '2345 6789 0125' },
      };
      const other = await drawnSheet({ name: 'changed', draft: renumbered }, pdftoppm);
      const before = await kept('meera-english');
      expect(differingDots(sheet, before)).toBeGreaterThan(0);
      expect(differingDots(other, before)).toBeGreaterThan(0);
    });
  },
);
