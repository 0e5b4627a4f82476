/** One row: a person's part of something. */
export interface ShareRow {
  key: string;
  /** Empty while nobody is chosen; an id that no person has is shown as unknown, and kept. */
  personId: string;
  /** Whole percent; null while empty. */
  share: number | null;
  comment?: string;
}

/** What all shares together must not exceed. */
export const WHOLE = 100;

/** All shares together; empty ones count nothing. */
export function totalOf(rows: readonly ShareRow[]): number {
  return rows.reduce((total, { share }) => total + (share ?? 0), 0);
}

/** The most that one row may hold beside the others; 0 when they already make 100 or more. */
export function roomFor(rows: readonly ShareRow[], key: string): number {
  return Math.max(0, WHOLE - totalOf(rows.filter((row) => row.key !== key)));
}

/**
 * Whole shares that are as equal as they can be and add up to 100; the extra points go to the first: 34, 33, 33.
 * @returns One number a row; none for no rows.
 */
export function equalShares(count: number): number[] {
  if (count === 0) return [];
  const base = Math.floor(WHOLE / count);
  const extra = WHOLE - base * count;
  return Array.from({ length: count }, (_, index) => (index < extra ? base + 1 : base));
}

/** The rows with equal shares, everything else of them kept. */
export function withEqualShares(rows: readonly ShareRow[]): ShareRow[] {
  const shares = equalShares(rows.length);
  return rows.map((row, index) => ({ ...row, share: shares[index] ?? 0 }));
}

/** The one row that is still empty and could take what is left; undefined when there are none or several. */
export function rowForTheRest(rows: readonly ShareRow[]): { row: ShareRow; rest: number } | undefined {
  const [row, ...others] = rows.filter(({ share }) => share === null);
  const rest = WHOLE - totalOf(rows);
  return row !== undefined && others.length === 0 && rest > 0 && row.personId !== ''
    ? { row, rest }
    : undefined;
}
