/** What a statement may be given for its `$1`, `$2`, ... */
export type Param = string | number | boolean | null | Date | Uint8Array | readonly string[];

/** Something that statements can be sent to: the database, or one transaction. */
export interface Queries {
  /**
   * Runs one statement and gives its rows, whose type is the caller's word.
   *
   * Both databases give: bigint and count(*) as number (one past 2^53 throws), timestamptz as Date, bytea as
   * Uint8Array.
   */
  query<Row extends object>(sql: string, params?: readonly Param[]): Promise<Row[]>;
  /** Runs several statements, as migrations have them. */
  script(sql: string): Promise<void>;
}

/**
 * The one way to the data, whichever database holds it. SQL is kept to what PostgreSQL 15 knows.
 *
 * Whoever works in a transaction is handed it and uses nothing else: the embedded database has a single connection,
 * and a query beside the transaction would wait for ever. For the same reason nothing slow (files, network, timers)
 * is awaited within one.
 */
export interface Database extends Queries {
  readonly kind: 'embedded' | 'postgres';
  /** Runs `work` in one transaction: all of it, or nothing when it throws. */
  tx<Result>(work: (q: Queries) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Reads a bigint, which arrives as text, refusing one that a number can't hold exactly. */
export function readBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond what a number holds exactly`);
  return value;
}
