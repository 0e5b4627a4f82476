import { runsRightToLeft } from '../text/direction.ts';
import { graphemesOf } from '../text/graphemes.ts';
import type { LineDirection, Measure, TextStyle } from './placed.ts';

/** A line of a text, without the spaces at which it was broken. */
export interface Line extends LineDirection {
  readonly text: string;
  readonly widthMm: number;
  /** It ends because the text, or one of its own lines, does: it is never spread. */
  readonly isLast: boolean;
  /** In the text white space follows it, so that its last word is none with the next line's first. */
  readonly endsWord: boolean;
}

// A no-break space is no place to break: JavaScript's \s would take it for one.
// A rupee sign is never left alone at the end of a line, nor a danda at its beginning, before which many type a space.
const WORD = /(?:[^ ]*₹ +(?=\d))?[^ ]+(?: [।॥](?![^ ]))? *| +/g;
const AFTER_HYPHEN = /(?<=[\p{L}\p{M}\p{N}][-‐–—/])(?=[\p{L}\p{N}])/u;
/** Where a word too long for its line, as an e-mail address, is broken rather than between any two letters. */
const AFTER_MARK = /(?<=[@._])(?=[\p{L}\p{N}])/u;
const TAB = '    ';
/** Words add up to their line's width but for rounding; nobody sees a hundredth of a millimetre. */
const TOLERANCE_MM = 0.01;

/** Between the parts of a text that stay whole on a line which is wide enough for each of them. */
export const BETWEEN_PARTS = new RegExp(`[\\n ]+|${AFTER_HYPHEN.source}|${AFTER_MARK.source}`, 'u');

const unspaced = (text: string): string => text.replace(/ +$/, '');

/** Cuts a word that is wider than the line, between letters. */
function cut(word: string, widthMm: number, measureText: (text: string) => number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of graphemesOf(word)) {
    if (piece !== '' && measureText(unspaced(piece + letter)) > widthMm) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

function brokenParagraph(
  text: string,
  widthMm: number,
  direction: LineDirection,
  measureText: (text: string) => number,
): Line[] {
  const limitMm = widthMm + TOLERANCE_MM;
  const lines: Line[] = [];
  let line = '';
  let lineWidthMm = 0;
  const end = (isLast: boolean): void => {
    const text = unspaced(line);
    lines.push({ text, widthMm: measureText(text), isLast, endsWord: text !== line, ...direction });
    line = '';
    lineWidthMm = 0;
  };
  const add = (word: string): void => {
    if (line !== '' && lineWidthMm + measureText(unspaced(word)) > limitMm) end(false);
    line += word;
    lineWidthMm += measureText(word);
  };
  const addLong = (word: string): void => {
    for (const part of word.split(AFTER_MARK)) {
      if (measureText(unspaced(part)) <= limitMm) add(part);
      else for (const piece of cut(part, limitMm, measureText)) add(piece);
    }
  };
  for (const word of (text.match(WORD) ?? []).flatMap((spaced) => spaced.split(AFTER_HYPHEN))) {
    if (measureText(unspaced(word)) <= limitMm) add(word);
    else addLong(word);
  }
  end(true);
  return lines;
}

/**
 * Breaks a text into lines: at its own line breaks, at spaces, and after hyphens, dashes and slashes between letters.
 * A word that is wider than the line is cut between letters. Nothing is lost but the spaces at line ends.
 *
 * @param widthMm The width that no line exceeds.
 * @param hasOwnDirection The text is all the person's own: a paragraph that begins in Urdu runs as Urdu does. The
 *   will's own sentences run from left to right, whatever name they begin with.
 */
export function breakLines(
  text: string,
  widthMm: number,
  style: TextStyle,
  measure: Measure,
  hasOwnDirection = false,
): Line[] {
  const measureText = (part: string): number => (part === '' ? 0 : measure(part, style));
  const paragraphs = text.replaceAll('\t', TAB).split('\n');
  return paragraphs.flatMap((paragraph, index) => {
    const direction: LineDirection =
      hasOwnDirection && runsRightToLeft(paragraph) ? { isRightToLeft: true } : {};
    const lines = brokenParagraph(paragraph, widthMm, direction, measureText);
    const last = lines.at(-1);
    return last === undefined || index === paragraphs.length - 1
      ? lines
      : [...lines.slice(0, -1), { ...last, endsWord: true }];
  });
}
