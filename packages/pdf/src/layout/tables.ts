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

const lineCount = ({ cells }: SetRow): number => Math.max(1, ...cells.map(({ length }) => length));

const heightOf = (row: SetRow): number => lineCount(row) * row.style.leadingMm + 2 * PADDING_MM;

const beginsTable = (row: SetRow): boolean => heightOf(row) >= LEAST_BEGINNING_MM;

/** A head that stands again on the next page is seen there, but not read out again. */
const unread = ({ element: _, ...text }: PlacedText): PlacedText => text;

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
    return rows.flatMap((row, index) => {
      const bond = index === rows.length - 1 ? lastBond : this.#innerBond(row, index, rows.length);
      return this.#rowPieces(
        row,
        { spaceBeforeMm: index === 0 ? SPACE_BEFORE_MM : 0, bond },
        this.#mostWholeMm(rows, index),
      );
    });
  }

  /**
   * A short table stays on one page where it can; any other may be parted, though never behind a low first row, nor
   * before its total.
   */
  #innerBond(row: SetRow, index: number, rowCount: number): Bond {
    if (this.#isBeforeTotal(index, rowCount) || (index === 0 && !beginsTable(row))) return 'always';
    return rowCount <= SHORT_TABLE_ROWS ? 'prefer' : 'loose';
  }

  #isBeforeTotal(index: number, rowCount: number): boolean {
    return this.block.total !== undefined && index === rowCount - 2;
  }

  /**
   * A row higher than this is parted as a paragraph is: moved whole, with the head and the rows that go with it, it would
   * leave too much of a page empty.
   */
  #mostWholeMm(rows: readonly SetRow[], index: number): number {
    const [first] = rows;
    const above = index === 1 && first !== undefined && !beginsTable(first) ? first : undefined;
    const below = this.#isBeforeTotal(index, rows.length) ? rows[index + 1] : undefined;
    const withIt = [above, below].reduce((sum, row) => sum + (row === undefined ? 0 : heightOf(row)), 0);
    return Math.min(MOST_EMPTY_MM, this.at.pageHeightMm) - this.#frame.headHeightMm - withIt;
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

  /** A row in one piece or, where it is very high, in one piece a line, with what it repeats. */
  #rowPieces(row: SetRow, holds: Pick<Piece, 'spaceBeforeMm' | 'bond'>, mostWholeMm: number): Piece[] {
    const count = lineCount(row);
    if (heightOf(row) <= mostWholeMm) return [this.#piece(row, 0, count, holds)];
    // Of a repeated cell a page that begins within the row would else have some lines alone.
    const whole = { ...row, repeatedCells: 0 };
    return Array.from({ length: count }, (_, line) =>
      this.#piece(whole, line, line + 1, {
        spaceBeforeMm: line === 0 ? holds.spaceBeforeMm : 0,
        bond: line === count - 1 ? holds.bond : line === 0 || line === count - 2 ? 'always' : 'loose',
      }),
    );
  }

  #piece(row: SetRow, from: number, to: number, holds: Pick<Piece, 'spaceBeforeMm' | 'bond'>): Piece {
    const above = from === 0 ? PADDING_MM : 0;
    const below = to === lineCount(row) ? PADDING_MM : 0;
    return {
      ...holds,
      table: this.#frame,
      heightMm: above + (to - from) * row.style.leadingMm + below,
      place: ({ topMm, isFirstBelowHead }) => {
        const hidden = isFirstBelowHead ? 0 : row.repeatedCells;
        return [
          ...(from === 0 && !isFirstBelowHead ? this.#ruleAbove(topMm, hidden) : []),
          ...this.#lines(row, from, to, topMm + above, hidden),
        ];
      },
    };
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
