import { hasRightToLeft } from '../text/direction.ts';
import { Sfnt } from '../write/sfnt.ts';
import { found, latin1, PdfObjects } from './pdf-objects.ts';

/** The ink of one glyph, in points from the left and the bottom of the page. */
export interface InkBox {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** A line of text as a page draws it. */
export interface DrawnLine {
  /** What its glyphs say, word by word from left to right; the letters of each word in the order of reading. */
  readonly text: string;
  /** The number of the structure element that it belongs to; null at the foot of a page, which is not read out. */
  readonly element: number | null;
  /** The ink of each glyph that has any. */
  readonly ink: readonly InkBox[];
}

interface DrawnFont {
  readonly texts: ReadonlyMap<number, string>;
  readonly widths: readonly number[];
  readonly sfnt: Sfnt;
}

const utf16 = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

function readFont(objects: PdfObjects, number: number): DrawnFont {
  const font = objects.dictionary(number);
  const descendant = objects.dictionary(Number(found(/\/DescendantFonts \[(\d+)/, font)));
  const descriptor = objects.dictionary(Number(found(/\/FontDescriptor (\d+)/, descendant)));
  const map = latin1(objects.stream(Number(found(/\/ToUnicode (\d+)/, font))));
  return {
    texts: new Map(
      [...map.matchAll(/^<([0-9a-f]{4})> <([0-9a-f]*)>$/gim)].map(([, code = '', text = '']) => [
        Number.parseInt(code, 16),
        utf16(text),
      ]),
    ),
    widths: found(/\/W \[0 \[([^\]]*)\]/, descendant)
      .split(' ')
      .map(Number),
    sfnt: new Sfnt(objects.stream(Number(found(/\/FontFile2 (\d+)/, descriptor)))),
  };
}

/** Joins what glyphs say from left to right; what runs from right to left is turned round, word by word. */
function readable(letters: readonly string[]): string {
  let text = '';
  let backwards = '';
  for (const letter of letters) {
    if (hasRightToLeft(letter)) backwards = letter + backwards;
    else {
      text += backwards + letter;
      backwards = '';
    }
  }
  return text + backwards;
}

const BOX_OFFSETS = [2, 4, 6, 8] as const;

/** The glyph's own statement of its box, moved to where it stands. */
function inkOf({ sfnt }: DrawnFont, code: number, sizePt: number, xPt: number, yPt: number): InkBox[] {
  const outline = sfnt.outline(code);
  if (outline.length === 0) return [];
  const view = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
  const [left, bottom, right, top] = BOX_OFFSETS.map(
    (offset) => (view.getInt16(offset) * sizePt) / sfnt.unitsPerEm,
  );
  if (left === undefined || bottom === undefined || right === undefined || top === undefined) return [];
  return [{ left: xPt + left, bottom: yPt + bottom, right: xPt + right, top: yPt + top }];
}

const OPERATION =
  /\/\S+ <<\/MCID (\d+)>> BDC|(\/Artifact BMC)|(BT)\n|\/(\S+) (\S+) Tf|1 0 0 1 (\S+) (\S+) Tm|\[([^\]]*)\]TJ|\n(ET)(?=\n|$)/g;

/** Follows the operators of one page, as a viewer does. */
function linesOn(
  content: string,
  fonts: ReadonlyMap<string, DrawnFont>,
  elements: readonly number[],
): DrawnLine[] {
  const lines: DrawnLine[] = [];
  let element: number | null = null;
  let font: DrawnFont | undefined;
  let sizePt = 0;
  let penPt = { x: 0, y: 0 };
  let letters: string[] = [];
  let ink: InkBox[] = [];
  const show = (array: string): void => {
    for (const [token] of array.matchAll(/<[0-9a-f]*>|-?[\d.]+/g)) {
      if (!token.startsWith('<')) {
        penPt.x -= (Number(token) * sizePt) / 1000;
        continue;
      }
      for (const [hex] of token.matchAll(/[0-9a-f]{4}/g)) {
        const code = Number.parseInt(hex, 16);
        if (font === undefined) throw new Error('A page shows text without a font');
        letters.push(font.texts.get(code) ?? '');
        ink.push(...inkOf(font, code, sizePt, penPt.x, penPt.y));
        penPt.x += ((font.widths[code] ?? 0) * sizePt) / 1000;
      }
    }
  };
  for (const [, mark, artifact, begins, name, size, x, y, array, ends] of content.matchAll(OPERATION)) {
    if (mark !== undefined) element = elements[Number(mark)] ?? null;
    else if (artifact !== undefined) element = null;
    else if (begins !== undefined) {
      letters = [];
      ink = [];
    } else if (name !== undefined) {
      font = fonts.get(name);
      sizePt = Number(size);
    } else if (x !== undefined) penPt = { x: Number(x), y: Number(y) };
    else if (array !== undefined) show(array);
    else if (ends !== undefined) lines.push({ text: readable(letters), element, ink });
  }
  return lines;
}

/**
 * Reads back what the pages of one of our own PDFs draw: a check that shares nothing with the writer but the format of
 * a font file.
 *
 * @returns For each page its lines, in the order in which they are drawn.
 * @see ISO 32000-1, 9.4 and 14.7
 */
export function printedPages(bytes: Uint8Array): DrawnLine[][] {
  const objects = new PdfObjects(bytes);
  const pages = objects.all().filter((dictionary) => dictionary.startsWith('<</Type /Page\n'));
  const resources = objects.dictionary(Number(found(/\/Resources (\d+)/, pages[0] ?? '')));
  const fonts = new Map(
    [...found(/\/Font <<([^>]*)>>/, resources).matchAll(/\/(\S+) (\d+) 0 R/g)].map(
      ([, name = '', number]) => [name, readFont(objects, Number(number))],
    ),
  );
  const parents = objects.all().find((dictionary) => dictionary.startsWith('<</Nums ')) ?? '';
  const elementsOf = [...parents.matchAll(/\d+ \[([^\]]*)\]/g)].map(([, numbers = '']) =>
    [...numbers.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number)),
  );
  return pages.map((page, index) =>
    linesOn(latin1(objects.stream(Number(found(/\/Contents (\d+)/, page)))), fonts, elementsOf[index] ?? []),
  );
}
