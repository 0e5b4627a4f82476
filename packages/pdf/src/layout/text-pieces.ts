import { breakLines, type Line } from './line-breaking.ts';
import type { Bond, Piece } from './piece.ts';
import type { PlacedItem } from './placed.ts';
import { type Alignment, placeLine, type Setting } from './setting.ts';
import type { ElementPath } from './structure.ts';
import type { TypeStyle } from './typography.ts';

interface TextOptions {
  readonly key: string;
  readonly style: TypeStyle;
  readonly xMm: number;
  readonly widthMm: number;
  readonly spaceBeforeMm: number;
  readonly alignment: Alignment;
  /** Where the text belongs when the document is read out. */
  readonly element?: ElementPath;
  /** The text is all the person's own, and runs the way it is written. */
  readonly hasOwnDirection?: boolean;
  /** Another text of the same element follows. */
  readonly isContinued?: boolean;
  /** How the last line holds on to what follows. */
  readonly bond: Bond;
  /** Stands beside the first line, as a clause's number does. */
  readonly beside?: (topMm: number) => readonly PlacedItem[];
}

/** An introduction of so many lines stays whole with what it introduces. */
const MOST_KEPT_LINES = 8;

/** Two lines stay together at the start and at the end of a text, so that no line stands alone on a page. */
function bondOf(index: number, count: number, last: Bond): Bond {
  if (index === count - 1) return last;
  const isKeptWhole = last !== 'loose' && count <= MOST_KEPT_LINES;
  return isKeptWhole || index === 0 || index === count - 2 ? 'always' : 'loose';
}

/** A line with something on it, and how many empty ones stand above it. */
interface ShownLine {
  readonly line: Line;
  readonly emptyAbove: number;
}

/** An empty line is room above the next one, so that no page begins with it; an empty text is one empty line. */
function shownLines(lines: readonly Line[]): ShownLine[] {
  const shown: ShownLine[] = [];
  let emptyAbove = 0;
  for (const line of lines) {
    if (line.text === '' && lines.length > 1) emptyAbove += 1;
    else {
      shown.push({ line, emptyAbove });
      emptyAbove = 0;
    }
  }
  return shown;
}

/** Sets a text as lines that pages may part, though never one line alone. */
export function textPieces(text: string, options: TextOptions, { measure }: Setting): Piece[] {
  const { style, spaceBeforeMm, bond, beside } = options;
  const lines = shownLines(breakLines(text, options.widthMm, style, measure, options.hasOwnDirection));
  return lines.map(({ line, emptyAbove }, index) => ({
    heightMm: style.leadingMm,
    spaceBeforeMm: (index === 0 ? spaceBeforeMm : 0) + emptyAbove * style.leadingMm,
    bond: bondOf(index, lines.length, bond),
    place: ({ topMm }) => [
      ...(index === 0 && beside ? beside(topMm) : []),
      ...placeLine(line, topMm, options),
    ],
  }));
}
