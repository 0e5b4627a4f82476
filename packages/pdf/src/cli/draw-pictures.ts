import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WillLanguage } from '@virasat/will-model';
import { meeraIn } from '@virasat/will-model/fixtures';
import { composeWill } from '../content/compose-will.ts';
import { OWN_FAMILY } from '../fonts/coverage.ts';
import { nodeFamily } from '../fonts/node-fonts.ts';
import { layOut } from '../layout/lay-out.ts';
import { pagePicture } from '../picture/page-picture.ts';
import { Face } from '../shape/face.ts';
import { TypeSetter } from '../write/type-setter.ts';

const languages: readonly (readonly [WillLanguage, string])[] = [
  ['english', 'en'],
  ['hindi', 'hi'],
  ['marathi', 'mr'],
];

/** How much of the page is shown, from its top. */
const HEIGHT_MM = 150;

/**
 * Draws the first page of an example will in each language, as it is printed, for the home page: `will-en.svg`,
 * `will-hi.svg`, `will-mr.svg`.
 *
 * @param folder Made where it is missing.
 */
export async function drawPictures(folder: string): Promise<void> {
  const { regular, bold } = await nodeFamily(OWN_FAMILY);
  const faces = {
    regular: [new Face('Regular', regular)],
    bold: [new Face('Bold', bold)],
  } as const;
  await mkdir(folder, { recursive: true });
  for (const [language, tag] of languages) {
    const setter = new TypeSetter(faces, tag);
    const page = layOut(composeWill(meeraIn(language)), setter.measure).find(({ kind }) => kind === 'will');
    if (page === undefined) throw new Error(`The will in ${language} has no page`);
    await writeFile(join(folder, `will-${tag}.svg`), pagePicture(page.items, setter, HEIGHT_MM));
  }
}
