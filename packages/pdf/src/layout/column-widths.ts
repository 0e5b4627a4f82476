import type { TableBlock } from '../document/blocks.ts';
import { BETWEEN_PARTS } from './line-breaking.ts';
import type { Setting } from './setting.ts';
import type { TypeStyle } from './typography.ts';

/** Between two columns. */
export const COLUMN_GAP_MM = 5;
/** Sums of widths differ from the whole's by rounding alone. */
const ROUNDING_MM = 0.01;
/** No column that fits its content takes more of the table than this. */
const MOST_OF_TABLE = 0.36;

const LINES = /\n/u;
/** Where a line may end, as between words. */
const WORDS = /[\n ]+/u;

/** The widest part of a column's texts, in mm. */
function widestMm(
  { columns, rows, total }: TableBlock,
  index: number,
  { measure, textOf, typography }: Setting,
  between: RegExp,
): number {
  const widest = (text: string, style: TypeStyle): number =>
    Math.max(0, ...text.split(between).map((part) => (part === '' ? 0 : measure(part, style))));
  return (
    Math.max(
      widest(columns[index]?.header ?? '', typography.tableHead),
      widest(textOf(total?.cells[index] ?? []), typography.tableTotal),
      ...rows.map(({ cells }) => widest(textOf(cells[index] ?? []), typography.tableCell)),
    ) + ROUNDING_MM
  );
}

/** What a column asks for. */
export interface WantedColumn {
  readonly weight: number;
  readonly leastMm: number;
  /** With this much no text of it needs a second line. */
  readonly mostMm: number;
}

/**
 * Shares a width by weight; who would get less than it needs gets that, and the others share the rest. Where a text
 * would need a second line, who would get more than it can use gives it away.
 *
 * @returns The columns' widths, in their order; together they are the width, and each has the least that it needs where
 *   there is room for all of these.
 * @see https://www.w3.org/TR/css-flexbox-1/#resolve-flexible-lengths: which side's wishes are met first
 */
export function sharedWidthsMm(columns: readonly WantedColumn[], widthMm: number): number[] {
  const weights = columns.reduce((sum, { weight }) => sum + weight, 0);
  const byWeightMm = columns.map(({ weight }) => (widthMm * weight) / weights);
  const isCrowded = columns.some(({ mostMm }, index) => (byWeightMm[index] ?? 0) < mostMm);
  const wishes = columns.map(({ leastMm, mostMm }, index) => {
    const shareMm = byWeightMm[index] ?? 0;
    const wantedMm = Math.max(leastMm, isCrowded ? Math.min(shareMm, mostMm) : shareMm);
    return { wantedMm, moreMm: wantedMm - shareMm };
  });
  const moreMm = wishes.reduce((sum, wish) => sum + wish.moreMm, 0);
  const chosen = wishes.findIndex((wish) => (moreMm > 0 ? wish.moreMm > 0 : wish.moreMm < 0));
  const found = wishes[chosen];
  if (found === undefined || columns.length === 1) return byWeightMm;
  const others = sharedWidthsMm(columns.toSpliced(chosen, 1), widthMm - found.wantedMm);
  return others.toSpliced(chosen, 0, found.wantedMm);
}

/** The widest word of a column's head, which is never cut. */
const headWordMm = (header: string, { measure, typography }: Setting): number =>
  Math.max(0, ...header.split(' ').map((word) => (word === '' ? 0 : measure(word, typography.tableHead))));

/** Gives each its width where all fit beside each other; else only the widest give way, to one width. */
function cappedMm(wantedMm: readonly number[], widthMm: number): number[] {
  let leftMm = widthMm;
  const rising = wantedMm.toSorted((one, other) => one - other);
  for (const [index, wanted] of rising.entries()) {
    const equalMm = leftMm / (rising.length - index);
    if (wanted > equalMm) return wantedMm.map((width) => Math.min(width, equalMm));
    leftMm -= wanted;
  }
  return [...wantedMm];
}

/**
 * Gives the columns that fit their content what they need, and shares what is left by weight and by what the columns
 * hold. Where the widest words of all of them fit beside each other, none is cut; else a word is parted first where it
 * has a mark, as an e-mail address, and then only the longest are cut.
 *
 * @param widthMm The table's.
 * @returns The columns' widths, without the gaps between them.
 */
export function columnWidthsMm(block: TableBlock, widthMm: number, setting: Setting): number[] {
  const { columns } = block;
  const availableMm = widthMm - COLUMN_GAP_MM * (columns.length - 1);
  const fixed = columns.map(({ fitsContent }, index) =>
    fitsContent ? Math.min(widestMm(block, index, setting, LINES), availableMm * MOST_OF_TABLE) : null,
  );
  const leftMm = availableMm - fixed.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const sharing = columns.flatMap((column, index) => (column.fitsContent ? [] : [{ column, index }]));
  const wordsMm = sharing.map(({ index }) => widestMm(block, index, setting, WORDS));
  const keepsWords = wordsMm.reduce((sum, word) => sum + word, 0) <= leftMm;
  const leastMm = keepsWords
    ? wordsMm
    : cappedMm(
        sharing.map(({ index }) => widestMm(block, index, setting, BETWEEN_PARTS)),
        leftMm,
      );
  const shared = sharedWidthsMm(
    sharing.map(({ column: { weight, header }, index }, place) => ({
      weight,
      leastMm: Math.max(leastMm[place] ?? 0, headWordMm(header, setting)),
      mostMm: widestMm(block, index, setting, LINES),
    })),
    leftMm,
  );
  return columns.map(
    (_, index) => fixed[index] ?? shared[sharing.findIndex(({ index: own }) => own === index)] ?? 0,
  );
}
