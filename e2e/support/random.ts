/** A source of chance that gives the same for the same seed, so that what went wrong can be had again. */
export interface Chance {
  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number;
  /** One of several; undefined where there is none. */
  oneOf<Item>(items: readonly Item[]): Item | undefined;
}

/** @see Mulberry32, a small generator that is good enough for choosing what to press. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number): number => Math.floor(next() * end);
  return { below, oneOf: (items) => items[below(items.length)] };
}
