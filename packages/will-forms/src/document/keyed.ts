/**
 * Gives the items of a list that has no ids keys to be drawn by: each one's name and which of that name it is, so that
 * an item keeps its key while others of other names come and go.
 */
export function keyed<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): { readonly key: string; readonly item: Item }[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { key: `${name}#${count}`, item };
  });
}
