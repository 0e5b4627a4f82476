import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { meera, meeraIn } from '@virasat/will-model/fixtures';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../../../tools/browser.mjs';
import { composeWill } from '../content/compose-will.ts';
import type { WillDocument } from '../document/will-document.ts';
import { furtherFamilies, OWN_FAMILY } from '../fonts/coverage.ts';
import { nodeFamily } from '../fonts/node-fonts.ts';
import { printedTexts } from '../glyphs/audit-glyphs.ts';
import { layOut } from '../layout/lay-out.ts';
import type { Page, PlacedText } from '../layout/placed.ts';
import { MM_PER_PT, PAGE } from '../layout/typography.ts';
import { Face } from '../shape/face.ts';
import { chromiumPage, type WebFont } from '../testing/chromium-page.ts';
import { externalTool } from '../testing/external-tool.ts';
import { type Area, inkDifference } from '../testing/ink.ts';
import { type GreyPicture, greyOf, pgmOf } from '../testing/page-pictures.ts';
import { print } from '../testing/print.ts';
import { namesInEveryScript } from '../testing/scripts.ts';
import { TypeSetter } from '../write/type-setter.ts';

const DOTS_PER_INCH = 192;
const DOTS_PER_MM = DOTS_PER_INCH / 25.4;
/** Of a line’s ink, this part may stand where the other has none within a dot (an eighth of a millimetre): thin strokes. */
const MOST_ALONE = 0.05;

/** Two fonts a script and three megabytes of picture a page, on a machine that does much else. */
const PATIENCE_MS = 300_000;

const pdftoppm = externalTool('pdftoppm', 'printed pages beside Chromium’s drawing of the same text');
const folder = await mkdtemp(join(tmpdir(), 'virasat-chromium-'));
let browser: Browser | undefined;
beforeAll(async () => {
  browser = await chromium.launch(await browserLaunchOptions());
}, PATIENCE_MS);
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true });
});

const inEveryScript = composeWill({
  ...meera,
  nominees: namesInEveryScript.map((name, index) => ({
    id: `nominee-${index}`,
    name,
    relation: 'Friend',
    nomiee_notes: '',
  })),
});

/** Ten pages: of each document, so many from its first of the will proper. */
const documents: readonly [string, WillDocument, string, number][] = [
  ['English', composeWill(meera), 'en', 2],
  ['Hindi', composeWill(meeraIn('hindi')), 'hi', 3],
  ['Marathi', composeWill(meeraIn('marathi')), 'mr', 3],
  ['English with a name in every script', inEveryScript, 'en', 2],
];

/** The very files that the document is printed with, for layout and for the browser. */
async function fontsOf(
  document: WillDocument,
): Promise<{ setter: (language: string) => TypeSetter; fonts: WebFont[] }> {
  const families = [OWN_FAMILY, ...furtherFamilies(printedTexts(document))];
  const files = await Promise.all(
    families.map(async (family) => ({ family, ...(await nodeFamily(family)) })),
  );
  const [own, ...others] = files.map(({ family, regular, bold }) => ({
    regular: new Face(`${family}-Regular`, regular),
    bold: new Face(`${family}-Bold`, bold),
  }));
  if (own === undefined) throw new Error('A document has a font');
  const faces = {
    regular: [own.regular, ...others.map(({ regular }) => regular)],
    bold: [own.bold, ...others.map(({ bold }) => bold)],
  } as const;
  return {
    setter: (language) => new TypeSetter(faces, language),
    fonts: files.flatMap(({ family, regular, bold }) => [
      { family, isBold: false, bytes: regular },
      { family, isBold: true, bytes: bold },
    ]),
  };
}

async function printed(document: WillDocument, name: string): Promise<GreyPicture[]> {
  const path = join(folder, `${name}.pdf`);
  await print(document, path);
  await pdftoppm.start(['-gray', '-r', String(DOTS_PER_INCH), path, join(folder, name)]);
  const files = (await readdir(folder))
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.pgm'))
    .sort();
  return Promise.all(files.map(async (file) => pgmOf(await readFile(join(folder, file)))));
}

async function drawnByChromium(html: string): Promise<GreyPicture> {
  if (browser === undefined) throw new Error('The browser has not been started');
  const page = await browser.newPage({
    viewport: {
      width: Math.ceil((PAGE.widthMm / 25.4) * 96),
      height: Math.ceil((PAGE.heightMm / 25.4) * 96),
    },
    deviceScaleFactor: DOTS_PER_INCH / 96,
  });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  const picture = await greyOf(await page.screenshot());
  await page.close();
  return picture;
}

const linesOf = ({ items }: Page): PlacedText[] =>
  items.flatMap((item) => (item.kind === 'text' ? [item] : []));

function areaOf({ text, style, xMm, baselineMm, spreadToMm }: PlacedText, { measure }: TypeSetter): Area {
  const emMm = style.sizePt * MM_PER_PT;
  const dot = (mm: number): number => Math.round(mm * DOTS_PER_MM);
  return {
    left: dot(xMm - 0.5),
    right: dot(xMm + (spreadToMm ?? measure(text, style)) + 0.5),
    top: dot(baselineMm - 1.05 * emMm),
    bottom: dot(baselineMm + 0.42 * emMm),
  };
}

describe.skipIf(pdftoppm.isMissing)('a printed page is what Chromium draws of the same text', () => {
  test.each(documents)('in %s', { timeout: PATIENCE_MS }, async (name, document, language, count) => {
    const { setter, fonts } = await fontsOf(document);
    const measuring = setter(language);
    const pictures = await printed(document, name.replaceAll(' ', '-'));
    const pages = layOut(document, measuring.measure)
      .map((page, index) => ({ page, picture: pictures[index] }))
      .filter(({ page }) => page.kind === 'will')
      .slice(0, count);
    expect(pages).toHaveLength(count);
    for (const { page, picture } of pages) {
      const drawn = await drawnByChromium(chromiumPage(page, measuring, fonts, language));
      if (picture === undefined) throw new Error('A page has no picture');
      const wrong = linesOf(page)
        .map((line) => ({ text: line.text, alone: inkDifference(picture, drawn, areaOf(line, measuring)) }))
        .filter(({ alone }) => alone > MOST_ALONE);
      expect(wrong).toEqual([]);
    }
  });
});
