/** Chance that comes out the same for the same seed, so that a run can be repeated as far as clocks allow. */
export function makeChance(seed: number) {
  let state = seed >>> 0;
  // A linear congruence is chance enough for choosing what to try next; its upper bits are the better ones.
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
  return {
    /** A whole number from `least` up to, and with, `most`. */
    between: (least: number, most: number): number => least + Math.floor(next() * (most - least + 1)),
    /** True in so many of a hundred cases. */
    percent: (share: number): boolean => next() * 100 < share,
    pick: <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(next() * items.length)],
  };
}
export type Chance = ReturnType<typeof makeChance>;
