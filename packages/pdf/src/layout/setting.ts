import type { RichText } from '../document/rich-text.ts';
import { breakLines, type Line } from './line-breaking.ts';
import type { Measure, PlacedItem, PlacedRule, PlacedText, Tone } from './placed.ts';
import type { ElementPath } from './structure.ts';
import { baselineOffsetMm, type TypeStyle, type Typography } from './typography.ts';

/** What every part of a document is set with. */
export interface Setting {
  readonly typography: Typography;
  readonly measure: Measure;
  /** Joins a text, with the number of pages put in. */
  readonly textOf: (text: RichText) => string;
}

/** How the lines of a text stand between its edges: 'natural' is the side from which the line runs. */
export type Alignment = 'start' | 'centre' | 'end' | 'spread' | 'natural';

interface LineOptions {
  readonly xMm: number;
  readonly widthMm: number;
  readonly style: TypeStyle;
  readonly key: string;
  readonly alignment?: Alignment;
  readonly tone?: Tone;
  /** Where the text belongs when the document is read out. */
  readonly element?: ElementPath;
  /** The text is all the person's own, and runs the way it is written. */
  readonly hasOwnDirection?: boolean;
  /** Another text of the same element follows. */
  readonly isContinued?: boolean;
}

function shiftOf(alignment: Alignment, slackMm: number, isRightToLeft: boolean): number {
  switch (alignment) {
    case 'end':
      return slackMm;
    case 'centre':
      return slackMm / 2;
    case 'natural':
      return isRightToLeft ? slackMm : 0;
    case 'start':
    case 'spread':
      return 0;
    default:
      return alignment satisfies never;
  }
}

// A line with little on it would be torn apart.
const LEAST_FILLED = 0.82;

/** Puts one line of text at a height. */
export function placeLine(
  { text, widthMm: ownWidthMm, isLast, endsWord, isRightToLeft }: Line,
  topMm: number,
  { xMm, widthMm, style, key, alignment = 'start', tone = 'ink', element, isContinued = false }: LineOptions,
): PlacedText[] {
  if (text === '') return [];
  const shiftMm = shiftOf(alignment, widthMm - ownWidthMm, isRightToLeft === true);
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
      ...(element === undefined ? {} : { element }),
      ...(element !== undefined && (endsWord || isContinued) ? { endsWord: true } : {}),
      ...(isRightToLeft ? { isRightToLeft } : {}),
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
  const lines = breakLines(text, options.widthMm, options.style, measure, options.hasOwnDirection);
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
