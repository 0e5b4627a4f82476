/** An item of a list whose items have no identity but their place in it. */
export interface InPlace<Item> {
  place: string;
  item: Item;
}

/** Gives each item its place, counted from 0, to be known by. */
export const inPlace = <Item>(items: readonly Item[]): InPlace<Item>[] =>
  items.map((item, index) => ({ place: String(index), item }));
