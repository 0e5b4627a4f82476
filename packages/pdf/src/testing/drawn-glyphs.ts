import type { Face } from '../shape/face.ts';
import { shapeLine } from '../shape/shape-line.ts';
import { isComposite } from '../write/composite.ts';
import { PdfFont } from '../write/pdf-font.ts';
import { Sfnt } from '../write/sfnt.ts';
import { textOperators } from '../write/text-operators.ts';

/** What stands on the paper, glyph by glyph: where each outline is, in font units, and which one. */
export interface Drawn {
  readonly outlines: readonly string[];
  /** How far the pen has moved in the end. */
  readonly advance: number;
}

const HEADER_BYTES = 10;
const ARGS_ARE_WORDS = 0x0001;
const SCALES = [
  [0x0008, 2],
  [0x0040, 4],
  [0x0080, 8],
] as const;
const MORE_COMPONENTS = 0x0020;

/** Takes a glyph apart, down to outlines that are made of no others. */
export function outlinesOf(font: Sfnt, glyph: number, x: number, y: number): string[] {
  const outline = font.outline(glyph);
  if (outline.length === 0) return [];
  if (!isComposite(outline)) {
    // Outlines are filled up to a round length, of which each font has its own idea.
    const drawing = Buffer.from(outline)
      .toString('hex')
      .replace(/(?:00)+$/, '');
    return [`${Math.round(x)},${Math.round(y)} ${drawing}`];
  }
  const view = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
  const outlines: string[] = [];
  let offset = HEADER_BYTES;
  for (;;) {
    const flags = view.getUint16(offset);
    const hasWords = (flags & ARGS_ARE_WORDS) !== 0;
    const dx = hasWords ? view.getInt16(offset + 4) : view.getInt8(offset + 4);
    const dy = hasWords ? view.getInt16(offset + 6) : view.getInt8(offset + 5);
    outlines.push(...outlinesOf(font, view.getUint16(offset + 2), x + dx, y + dy));
    offset += hasWords ? 8 : 6;
    for (const [flag, bytes] of SCALES) if (flags & flag) offset += bytes;
    if (!(flags & MORE_COMPONENTS)) return outlines;
  }
}

/** Reads back how far each code of the content moves the pen, and the codes. */
function* codesIn(content: string): Generator<{ code: number } | { shift: number }> {
  for (const [, array = ''] of content.matchAll(/\[([^\]]*)\]TJ/g)) {
    for (const [token] of array.matchAll(/<[0-9a-f]*>|-?[\d.]+/g)) {
      if (token.startsWith('<')) {
        for (const [hex] of token.matchAll(/[0-9a-f]{4}/g)) yield { code: Number.parseInt(hex, 16) };
      } else yield { shift: Number(token) };
    }
  }
}

/**
 * Writes words with the font that a document would get, and reads back from content and font what would be drawn.
 *
 * @returns What each word draws, in the words' order.
 */
export function drawnWords(words: readonly string[], face: Face, language: string): Drawn[] {
  const font = new PdfFont('F', face);
  const contents = words.map((word) =>
    textOperators(
      {
        runs: shapeLine(word, [face], language, () => undefined),
        sizePt: 10,
        xPt: 0,
        yPt: 0,
        colour: '0 g',
      },
      () => font,
    ),
  );
  let file = '';
  let number = 0;
  font.put({
    out: () => undefined,
    newObject: () => {
      number += 1;
      return number;
    },
    putStream: ({ data, addLength1 }) => {
      if (addLength1) file = data;
    },
  });
  const built = new Sfnt(Uint8Array.from(file, (byte) => byte.charCodeAt(0)));
  return contents.map((content) => {
    const outlines: string[] = [];
    let pen = 0;
    for (const token of codesIn(content)) {
      if ('shift' in token) pen -= (token.shift * face.unitsPerEm) / 1000;
      else {
        outlines.push(...outlinesOf(built, token.code, pen, 0));
        pen += built.advance(token.code);
      }
    }
    return { outlines, advance: pen };
  });
}
