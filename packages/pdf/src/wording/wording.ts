import type { en } from './en.ts';

/** A row of the wording, by the key under which lawyers know it. */
export type WordingKey = keyof typeof en;

/** The names that stand in {braces} in a row. */
type Placeholders<Row extends string> = Row extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The facts for which a row has places. */
export type PlacesOf<Key extends WordingKey> = Placeholders<(typeof en)[Key]>;

/** All rows of one language. */
export type Wording = Readonly<Record<WordingKey, string>>;

type InStep<Rows extends Wording> = {
  [Key in WordingKey]: [Placeholders<Rows[Key]>] extends [PlacesOf<Key>]
    ? [PlacesOf<Key>] extends [Placeholders<Rows[Key]>]
      ? Rows[Key]
      : never
    : never;
};

/**
 * Takes the rows of a further language. A row that is missing, one too many, or one whose places differ from the
 * English row's does not compile.
 */
export const translation = <const Rows extends Wording>(
  rows: Rows & InStep<Rows> & Record<Exclude<keyof Rows, WordingKey>, never>,
): Rows => rows;
