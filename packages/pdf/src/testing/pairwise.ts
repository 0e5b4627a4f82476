/** Kinds of choice, each with the names of what can be chosen; no name has a space or an equals sign. */
type Choices = Readonly<Record<string, readonly string[]>>;
/** One choice of each kind. */
export type Combination = Readonly<Record<string, string>>;

const pairOf = (kind: string, choice: string, otherKind: string, other: string): string =>
  [`${kind}=${choice}`, `${otherKind}=${other}`].sort().join(' ');

function allPairs(kinds: readonly (readonly [string, readonly string[]])[]): Set<string> {
  const pairs = kinds.flatMap(([kind, choices], index) =>
    kinds
      .slice(index + 1)
      .flatMap(([otherKind, others]) =>
        choices.flatMap((choice) => others.map((other) => pairOf(kind, choice, otherKind, other))),
      ),
  );
  return new Set(pairs);
}

/**
 * Combines choices so that any two of different kinds meet in at least one combination: most faults come from two
 * choices that don't go together, and all combinations would be far too many.
 *
 * @returns The same combinations in the same order each time.
 */
export function pairwise(choices: Choices): Combination[] {
  const kinds = Object.entries(choices);
  const open = allPairs(kinds);
  const combinations: Combination[] = [];
  while (open.size > 0) {
    const [seed = ''] = open;
    const chosen: Record<string, string> = Object.fromEntries(
      seed.split(' ').map((part) => part.split('=').slice(0, 2)),
    );
    const meets = (kind: string, choice: string): number =>
      Object.entries(chosen).filter(([other, its]) => open.has(pairOf(kind, choice, other, its))).length;
    for (const [kind, options] of kinds) {
      if (kind in chosen) continue;
      const [best = ''] = options.toSorted((one, other) => meets(kind, other) - meets(kind, one));
      chosen[kind] = best;
    }
    for (const pair of allPairs(Object.entries(chosen).map(([kind, choice]) => [kind, [choice]]))) {
      open.delete(pair);
    }
    combinations.push(chosen);
  }
  return combinations;
}
