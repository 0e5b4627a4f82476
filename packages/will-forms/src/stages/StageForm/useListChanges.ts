import { useCallback, useRef } from 'react';

export interface ListChangesOptions<Item> {
  /** The list at this moment. */
  current(): readonly Item[];
  set(items: Item[]): void;
  /** A blank item with an id of its own. */
  create(): Item;
}

export interface ListChanges {
  add(): void;
  remove(index: number): void;
  /** Puts the item that was removed last back where it stood; what was typed since stays. */
  undo(): void;
}

/** Adding, removing and taking back in a list of a stage: what ui's RepeatableList asks for. */
export function useListChanges<Item>(options: ListChangesOptions<Item>): ListChanges {
  const latest = useRef(options);
  latest.current = options;
  const removed = useRef<{ item: Item; index: number } | null>(null);

  const add = useCallback(() => {
    const { current, set, create } = latest.current;
    set([...current(), create()]);
  }, []);
  const remove = useCallback((index: number) => {
    const { current, set } = latest.current;
    const item = current()[index];
    if (item === undefined) return;
    removed.current = { item, index };
    set(current().filter((_, at) => at !== index));
  }, []);
  const undo = useCallback(() => {
    const { current, set } = latest.current;
    if (removed.current === null) return;
    const { item, index } = removed.current;
    removed.current = null;
    set(current().toSpliced(index, 0, item));
  }, []);
  return { add, remove, undo };
}
