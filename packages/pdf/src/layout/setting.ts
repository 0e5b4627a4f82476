import type { RichText } from '../document/rich-text.ts';
import { breakLines, type Line } from './line-breaking.ts';
import type { Measure, PlacedItem, PlacedRule, PlacedText, Tone } from './placed.ts';
import { baselineOffsetMm, type TypeStyle, type Typography } from './typography.ts';

/** What every part of a document is set with. */
export interface Setting {
  readonly typography: Typography;
  readonly measure: Measure;
  /** Joins a text, with the number of pages put in. */
  readonly textOf: (text: RichText) => string;
}

/** How the lines of a text stand between its edges. */
export type Alignment = 'start' | 'centre' | 'end' | 'spread';

interface LineOptions {
  readonly xMm: number;
  readonly widthMm: number;
  readonly style: TypeStyle;
  readonly key: string;
  readonly alignment?: Alignment;
  readonly tone?: Tone;
}

// A line with little on it would be torn apart.
const LEAST_FILLED = 0.82;

/** Puts one line of text at a height. */
export function placeLine(
  { text, widthMm: ownWidthMm, isLast }: Line,
  topMm: number,
  { xMm, widthMm, style, key, alignment = 'start', tone = 'ink' }: LineOptions,
): PlacedText[] {
  if (text === '') return [];
  const slackMm = widthMm - ownWidthMm;
  const shiftMm = alignment === 'end' ? slackMm : alignment === 'centre' ? slackMm / 2 : 0;
  const isSpread = alignment === 'spread' && !isLast && ownWidthMm >= LEAST_FILLED * widthMm;
  return [
    {
      kind: 'text',
      text,
      xMm: xMm + shiftMm,
      baselineMm: topMm + baselineOffsetMm(style),
      style: { sizePt: style.sizePt, isBold: style.isBold },
      tone,
      key,
      ...(isSpread ? { spreadToMm: widthMm } : {}),
    },
  ];
}

/** Lines of text with the height that they take. */
export interface TextFrame {
  readonly heightMm: number;
  readonly widthMm: number;
  place(topMm: number): PlacedItem[];
}

/** Sets a text between two edges; nothing of it is lost. */
export function frameText(text: string, options: LineOptions, measure: Measure): TextFrame {
  const lines = breakLines(text, options.widthMm, options.style, measure);
  return {
    heightMm: lines.length * options.style.leadingMm,
    widthMm: Math.max(0, ...lines.map(({ widthMm }) => widthMm)),
    place: (topMm) =>
      lines.flatMap((line, index) => placeLine(line, topMm + index * options.style.leadingMm, options)),
  };
}

/** A level line. */
export const levelRule = (
  fromXMm: number,
  toXMm: number,
  yMm: number,
  weightMm: number,
  tone: Tone = 'ink',
): PlacedRule => ({
  kind: 'rule',
  fromMm: { x: fromXMm, y: yMm },
  toMm: { x: toXMm, y: yMm },
  weightMm,
  tone,
});
