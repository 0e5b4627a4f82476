import type { PlacedItem } from './placed.ts';

/**
 * How a piece holds on to the next: 'always' never parts them while they fit on a page together with what holds on
 * to them; 'together' likewise, but gives way first where all of them are too high for a page; 'prefer' keeps them
 * together only where that leaves no great part of a page empty.
 */
export type Bond = 'loose' | 'prefer' | 'together' | 'always';

/** Where a piece is put. */
interface PiecePlace {
  readonly topMm: number;
  /** Of its own table nothing but the head stands above it on the page. */
  readonly isFirstBelowHead: boolean;
}

/** What a table shows on every page that it reaches. */
export interface TableFrame {
  readonly headHeightMm: number;
  /** @param isRepeated It has stood on an earlier page before. */
  placeHead(topMm: number, isRepeated: boolean): readonly PlacedItem[];
  placeEnd(bottomMm: number): readonly PlacedItem[];
}

/** What a part of a table takes besides its own height where nothing but its table's lines is next to it. */
export interface TableRoom {
  /** More of it, as its first part on a page below the head. */
  readonly belowHeadMm: number;
  /** Below it, as the last part on a page. */
  readonly aboveEndMm: number;
}

/** What the end of a page never parts: a line, a row, a form. */
export interface Piece {
  readonly heightMm: number;
  /** Goes where the piece begins a page. */
  readonly spaceBeforeMm: number;
  readonly bond: Bond;
  /** The table of which it is a row, or a part of a row. */
  readonly table?: TableFrame;
  readonly tableRoom?: TableRoom;
  place(where: PiecePlace): readonly PlacedItem[];
}
