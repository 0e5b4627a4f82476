/** Which cards stand open; a key without an entry has not been seen yet. */
export type OpenCards = ReadonlyMap<string, boolean>;

/** With more unfinished items than this, a long list opens only the first: fields cost time. */
export const MOST_OPEN_AT_FIRST = 4;

/** What the list has to know of an item. */
export interface ListedItem {
  key: string;
  isComplete: boolean;
}

/**
 * Gives cards that are new their place: unfinished ones stand open, finished ones closed; one that a person has just
 * added stands open whatever it is. What was decided before stays, so that a card never closes under one's hands
 * because it has become complete.
 * @returns The same map when nothing is new.
 */
export function withNewCards(open: OpenCards, items: readonly ListedItem[], isAdding: boolean): OpenCards {
  const fresh = items.filter(({ key }) => !open.has(key));
  if (fresh.length === 0) return open;
  const unfinished = fresh.filter(({ isComplete }) => isAdding || !isComplete);
  const opened = new Set(
    (unfinished.length > MOST_OPEN_AT_FIRST ? unfinished.slice(0, 1) : unfinished).map(({ key }) => key),
  );
  return new Map([...open, ...fresh.map(({ key }) => [key, opened.has(key)] as const)]);
}

/** Opens one card and closes the others that are complete. */
export function withCardOpened(open: OpenCards, items: readonly ListedItem[], key: string): OpenCards {
  const next = new Map(open);
  for (const item of items) if (item.isComplete) next.set(item.key, false);
  return next.set(key, true);
}

/** Closes one card, complete or not. */
export function withCardClosed(open: OpenCards, key: string): OpenCards {
  return new Map(open).set(key, false);
}

/** The item that takes over when one is removed: the next, else the one before. */
export function heirOf(keys: readonly string[], index: number): string | undefined {
  return keys[index + 1] ?? keys[index - 1];
}

/** True while a list still is what a removal left: then it can be undone. */
export function isStill(keys: readonly string[], expected: readonly string[]): boolean {
  return keys.length === expected.length && keys.every((key, index) => key === expected[index]);
}
