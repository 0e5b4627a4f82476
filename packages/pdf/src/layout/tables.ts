import type { TableBlock, TableRow } from '../document/blocks.ts';
import { isTyped } from '../document/rich-text.ts';
import { COLUMN_GAP_MM, columnWidthsMm } from './column-widths.ts';
import { breakLines, type Line } from './line-breaking.ts';
import { MOST_EMPTY_MM } from './paginate.ts';
import type { Bond, Piece, TableFrame } from './piece.ts';
import type { PlacedItem, PlacedText } from './placed.ts';
import { levelRule, placeLine, type Setting } from './setting.ts';
import { type ElementPath, type Role, within } from './structure.ts';
import { RULES, type TypeStyle } from './typography.ts';

const PADDING_MM = 1.3;
const HEAD_PADDING_MM = 1;
const SPACE_BEFORE_MM = 2.5;
/** A table of so few rows, its total among them, is moved to the next page rather than parted. */
const SHORT_TABLE_ROWS = 5;
/** Cells of so few lines stay whole where their row is parted, so that a name is not. */
const MOST_KEPT_LINES = 6;
/** With a first row so high a table may begin at the foot of a page; a lower one keeps the next row below it. */
const LEAST_BEGINNING_MM = 20;

interface Column {
  readonly xMm: number;
  readonly widthMm: number;
  readonly alignment: 'start' | 'end';
}

/** The table's place between its edges. */
export interface TablePlace {
  readonly xMm: number;
  readonly widthMm: number;
  /** What a row may fill below the head on a page of its own. */
  readonly pageHeightMm: number;
  /** Where it belongs when the document is read out. */
  readonly element: ElementPath;
}

function columnsOf(block: TableBlock, { xMm, widthMm }: TablePlace, setting: Setting): Column[] {
  let x = xMm;
  return columnWidthsMm(block, widthMm, setting).map((columnWidthMm, index): Column => {
    const column: Column = {
      xMm: x,
      widthMm: columnWidthMm,
      alignment: block.columns[index]?.align ?? 'start',
    };
    x += columnWidthMm + COLUMN_GAP_MM;
    return column;
  });
}

/** A row's cells, broken into lines. */
interface SetRow {
  readonly element: ElementPath;
  readonly cellRole: Extract<Role, 'header-cell' | 'cell'>;
  readonly cells: readonly (readonly Line[])[];
  readonly style: TypeStyle;
  readonly repeatedCells: number;
}

const lineCount = ({ cells }: Pick<SetRow, 'cells'>): number =>
  Math.max(1, ...cells.map(({ length }) => length));

const heightOf = (row: SetRow): number => lineCount(row) * row.style.leadingMm + 2 * PADDING_MM;

/** So many lines stay together at the start of a row that is parted: at least two, and all of its low cells. */
const keptLines = ({ cells }: SetRow): number =>
  Math.max(2, ...cells.map(({ length }) => length).filter((count) => count <= MOST_KEPT_LINES));

/** Whether a table's first row is too low to stand without the next. */
const beginsLow = ([first]: readonly SetRow[]): boolean =>
  first !== undefined && heightOf(first) < LEAST_BEGINNING_MM;

/** A head that stands again on the next page is seen there, but not read out again. */
const unread = ({ element: _, ...text }: PlacedText): PlacedText => text;

/** How a row follows the one above it and holds on to the next. */
type Holds = Pick<Piece, 'spaceBeforeMm' | 'bond'>;

/** Sets the rows of one table. */
class TableSetter {
  readonly #columns: readonly Column[];
  readonly #frame: TableFrame;

  constructor(
    private readonly block: TableBlock,
    private readonly at: TablePlace,
    private readonly setting: Setting,
  ) {
    this.#columns = columnsOf(block, at, setting);
    this.#frame = this.#frameOf();
  }

  pieces(lastBond: Bond): Piece[] {
    const { tableCell, tableTotal } = this.setting.typography;
    const rows = [
      ...this.block.rows.map((row, index) => this.#setRow(row, index + 1, tableCell)),
      ...(this.block.total ? [this.#setRow(this.block.total, this.block.rows.length + 1, tableTotal)] : []),
    ];
    const isWhole = rows.map((row, index) => heightOf(row) <= this.#mostWholeMm(rows, index));
    const isShort = rows.length <= SHORT_TABLE_ROWS && isWhole.every(Boolean);
    return rows.flatMap((row, index) => {
      const holds = {
        spaceBeforeMm: index === 0 ? SPACE_BEFORE_MM : 0,
        bond: index === rows.length - 1 ? lastBond : this.#innerBond(rows, index, isShort),
      };
      return isWhole[index] ? [this.#wholeRow(row, holds)] : this.#partedRow(row, holds);
    });
  }

  /**
   * A short table stays on one page where it can; any other may be parted, though never behind a low first row, nor
   * before its total.
   */
  #innerBond(rows: readonly SetRow[], index: number, isShort: boolean): Bond {
    if (this.#isBeforeTotal(index, rows.length) || (index === 0 && beginsLow(rows))) return 'always';
    return isShort ? 'prefer' : 'loose';
  }

  #isBeforeTotal(index: number, rowCount: number): boolean {
    return this.block.total !== undefined && index === rowCount - 2;
  }

  /**
   * A row higher than this is parted as a paragraph is: moved whole, with the head and the rows that go with it, it would
   * leave too much of a page empty.
   */
  #mostWholeMm(rows: readonly SetRow[], index: number): number {
    const above = index === 1 && beginsLow(rows) ? rows.slice(0, 1) : [];
    const below = this.#isBeforeTotal(index, rows.length) ? rows.slice(index + 1) : [];
    const withItMm = [...above, ...below].reduce((sum, row) => sum + heightOf(row), this.#frame.headHeightMm);
    return Math.min(MOST_EMPTY_MM, this.at.pageHeightMm) - withItMm;
  }

  /** @param index Counts the table's rows; its head is 0. */
  #setRow({ cells, repeatedCells = 0 }: TableRow, index: number, style: TypeStyle): SetRow {
    const { measure, textOf } = this.setting;
    return {
      element: within(this.at.element, 'row', index),
      cellRole: index === 0 ? 'header-cell' : 'cell',
      cells: this.#columns.map(({ widthMm }, column) => {
        const text = cells[column] ?? [];
        return breakLines(textOf(text), widthMm, style, measure, isTyped(text));
      }),
      style,
      repeatedCells,
    };
  }

  #frameOf(): TableFrame {
    const style = this.setting.typography.tableHead;
    const { xMm, widthMm } = this.at;
    const head = this.#setRow(
      { cells: this.block.columns.map(({ header }) => [{ kind: 'words', text: header }]) },
      0,
      style,
    );
    const headHeightMm = lineCount(head) * style.leadingMm + 2 * HEAD_PADDING_MM;
    const rule = (yMm: number, weightMm: number): PlacedItem => levelRule(xMm, xMm + widthMm, yMm, weightMm);
    return {
      headHeightMm,
      placeHead: (topMm, isRepeated) => [
        rule(topMm, RULES.strongMm),
        ...this.#lines(head, 0, lineCount(head), topMm + HEAD_PADDING_MM).map((line) =>
          isRepeated ? unread(line) : line,
        ),
        rule(topMm + headHeightMm, RULES.thinMm),
      ],
      placeEnd: (bottomMm) => [rule(bottomMm, RULES.strongMm)],
    };
  }

  /** A row in one piece: what it repeats stands only where a page begins with it, and takes room only there. */
  #wholeRow(row: SetRow, holds: Holds): Piece {
    const count = lineCount(row);
    const shownCount = lineCount({ cells: row.cells.slice(row.repeatedCells) });
    return {
      ...holds,
      table: this.#frame,
      heightMm: shownCount * row.style.leadingMm + 2 * PADDING_MM,
      tableRoom: { belowHeadMm: (count - shownCount) * row.style.leadingMm, aboveEndMm: 0 },
      place: ({ topMm, isFirstBelowHead }) => {
        const hidden = isFirstBelowHead ? 0 : row.repeatedCells;
        return [
          ...(isFirstBelowHead ? [] : this.#ruleAbove(topMm, hidden)),
          ...this.#lines(row, 0, count, topMm + PADDING_MM, hidden),
        ];
      },
    };
  }

  /**
   * A very high row in one piece a line. What it repeats stands in it in any case: a page that begins within the row would
   * else have some of its lines alone.
   */
  #partedRow(row: SetRow, { spaceBeforeMm, bond }: Holds): Piece[] {
    const count = lineCount(row);
    const kept = keptLines(row);
    return Array.from({ length: count }, (_, line): Piece => {
      const isFirst = line === 0;
      const isLast = line === count - 1;
      const aboveMm = isFirst ? PADDING_MM : 0;
      return {
        spaceBeforeMm: isFirst ? spaceBeforeMm : 0,
        bond: isLast ? bond : line < kept - 1 || line === count - 2 ? 'always' : 'loose',
        table: this.#frame,
        heightMm: aboveMm + row.style.leadingMm + (isLast ? PADDING_MM : 0),
        tableRoom: { belowHeadMm: PADDING_MM - aboveMm, aboveEndMm: isLast ? 0 : PADDING_MM },
        place: ({ topMm, isFirstBelowHead }) => [
          ...(isFirst && !isFirstBelowHead ? this.#ruleAbove(topMm, 0) : []),
          ...this.#lines(row, line, line + 1, topMm + (isFirstBelowHead ? PADDING_MM : aboveMm)),
        ],
      };
    });
  }

  #ruleAbove(topMm: number, hidden: number): PlacedItem[] {
    const fromXMm = this.#columns[hidden]?.xMm ?? this.at.xMm;
    return [levelRule(fromXMm, this.at.xMm + this.at.widthMm, topMm, RULES.hairMm)];
  }

  /** Cell after cell, as one reads a row. */
  #lines(row: SetRow, from: number, to: number, topMm: number, hidden = 0): PlacedText[] {
    return this.#columns.flatMap((column, index) => {
      if (index < hidden) return [];
      const lines = (row.cells[index] ?? []).slice(from, to);
      const element = within(row.element, row.cellRole, index);
      return lines.flatMap((line, offset) =>
        placeLine(line, topMm + offset * row.style.leadingMm, {
          ...column,
          style: row.style,
          key: this.block.key,
          element,
        }),
      );
    });
  }
}

/**
 * Sets a table: its head is repeated on each page, no row is parted unless it is so high that it would leave much of a
 * page empty, and the total never stands without the row above it.
 */
export const tablePieces = (block: TableBlock, at: TablePlace, setting: Setting, lastBond: Bond): Piece[] =>
  new TableSetter(block, at, setting).pieces(lastBond);
