import type { Bond, Piece, TableFrame } from './piece.ts';
import type { PlacedItem } from './placed.ts';

/** The part of a page that pieces fill. */
export interface Body {
  readonly topMm: number;
  readonly heightMm: number;
}

/** What merely prefers to stay together leaves no more of a page empty: others could write there. */
export const MOST_EMPTY_MM = 70;
/** A chain that has to be parted leaves no fewer pieces on the page where it begins. */
const LEAST_PARTED = 3;
// Sums of line heights differ from the body's height by rounding alone.
const EPSILON_MM = 1e-6;

/** The bonds from the first that gives way to the last. */
const STRENGTHS: readonly Bond[] = ['loose', 'prefer', 'together', 'always'];

/** The pieces that hold together from one of them on. */
function chainFrom(pieces: readonly Piece[], start: number, weakest: Bond): Piece[] {
  const chain: Piece[] = [];
  for (let index = start; index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (piece === undefined) break;
    chain.push(piece);
    if (STRENGTHS.indexOf(piece.bond) < STRENGTHS.indexOf(weakest)) break;
  }
  return chain;
}

/** Fills pages one after another. */
class PageFiller {
  readonly #pages: PlacedItem[][] = [[]];
  #usedMm = 0;
  #isFresh = true;
  #openTable: TableFrame | undefined;
  #aboveEndMm = 0;
  readonly #headed = new Set<TableFrame>();

  constructor(private readonly body: Body) {}

  fitsHere(chain: readonly Piece[]): boolean {
    return this.#usedMm + this.#heightOf(chain, this.#isFresh, this.#openTable) <= this.#limitMm;
  }

  get leftMm(): number {
    return this.body.heightMm - this.#usedMm;
  }

  fitsOnePage(chain: readonly Piece[]): boolean {
    return this.#heightOf(chain, true, undefined) <= this.#limitMm;
  }

  add(piece: Piece): void {
    if (piece.table !== this.#openTable) this.#closeTable();
    if (!this.#isFresh) this.#usedMm += piece.spaceBeforeMm;
    const opens = piece.table !== undefined && this.#openTable === undefined;
    if (piece.table && opens) {
      this.#put(piece.table.placeHead(this.#topMm, this.#headed.has(piece.table)), piece.table.headHeightMm);
      this.#headed.add(piece.table);
      this.#openTable = piece.table;
    }
    const moreMm = opens ? (piece.tableRoom?.belowHeadMm ?? 0) : 0;
    this.#put(piece.place({ topMm: this.#topMm, isFirstBelowHead: opens }), piece.heightMm + moreMm);
    this.#aboveEndMm = piece.tableRoom?.aboveEndMm ?? 0;
  }

  nextPage(): void {
    if (this.#isFresh) return;
    this.#closeTable();
    this.#pages.push([]);
    this.#usedMm = 0;
    this.#isFresh = true;
  }

  finish(): PlacedItem[][] {
    this.#closeTable();
    return this.#pages;
  }

  get #limitMm(): number {
    return this.body.heightMm + EPSILON_MM;
  }

  get #topMm(): number {
    return this.body.topMm + this.#usedMm;
  }

  #put(items: readonly PlacedItem[], heightMm: number): void {
    this.#pages.at(-1)?.push(...items);
    this.#usedMm += heightMm;
    this.#isFresh = false;
  }

  #closeTable(): void {
    if (this.#openTable) {
      this.#usedMm += this.#aboveEndMm;
      this.#put(this.#openTable.placeEnd(this.#topMm), 0);
    }
    this.#openTable = undefined;
  }

  #heightOf(chain: readonly Piece[], isFresh: boolean, openTable: TableFrame | undefined): number {
    let heightMm = 0;
    let table = openTable;
    chain.forEach((piece, index) => {
      if (index > 0 || !isFresh) heightMm += piece.spaceBeforeMm;
      if (piece.table !== undefined && piece.table !== table) {
        heightMm += piece.table.headHeightMm + (piece.tableRoom?.belowHeadMm ?? 0);
      }
      table = piece.table;
      heightMm += piece.heightMm;
    });
    // The page may end behind the last of them.
    return heightMm + (chain.at(-1)?.tableRoom?.aboveEndMm ?? 0);
  }
}

/** The first pieces of a chain, as many as fit. */
function fitting(chain: readonly Piece[], fits: (part: readonly Piece[]) => boolean): readonly Piece[] {
  let count = 0;
  while (count < chain.length && fits(chain.slice(0, count + 1))) count += 1;
  return chain.slice(0, count);
}

/** Parts a chain that no page can hold, as late as the page allows, so that a head keeps text below it. */
function parted(chain: readonly Piece[], filler: PageFiller): { group: readonly Piece[]; turns: boolean } {
  const here = fitting(chain, (part) => filler.fitsHere(part));
  if (here.length >= LEAST_PARTED) return { group: here, turns: false };
  const onNext = fitting(chain, (part) => filler.fitsOnePage(part));
  // One piece goes on in any case: what is higher than a page has nowhere else to go.
  return { group: onNext.length === 0 ? chain.slice(0, 1) : onNext, turns: true };
}

/** How many of the pieces from one on go onto the page together, on this page or, if `turns`, on the next. */
function nextGroup(
  pieces: readonly Piece[],
  start: number,
  filler: PageFiller,
): { group: readonly Piece[]; turns: boolean } {
  for (const weakest of ['prefer', 'together', 'always'] as const) {
    const chain = chainFrom(pieces, start, weakest);
    if (filler.fitsHere(chain)) return { group: chain, turns: false };
    const isWorthTurning = weakest !== 'prefer' || filler.leftMm <= MOST_EMPTY_MM;
    if (isWorthTurning && filler.fitsOnePage(chain)) return { group: chain, turns: true };
  }
  return parted(chainFrom(pieces, start, 'always'), filler);
}

/**
 * Fills pages with pieces, in their order. No piece is lost, parted or put outside the body, as long as each of them
 * fits on a page.
 *
 * @returns The items of each page; at least one page.
 */
export function paginate(pieces: readonly Piece[], body: Body): PlacedItem[][] {
  const filler = new PageFiller(body);
  let start = 0;
  while (start < pieces.length) {
    const { group, turns } = nextGroup(pieces, start, filler);
    if (turns) filler.nextPage();
    for (const piece of group) filler.add(piece);
    start += group.length;
  }
  return filler.finish();
}
