/** What becomes of a selection: of what it is at that moment, whatever is drawn yet. */
export type SelectionChange = (before: ReadonlySet<string>) => ReadonlySet<string>;

/**
 * Hears of a change of the selection. Where it draws the change later it gives a promise of that: the box that was
 * pressed shows its tick until then.
 */
export type SelectionListener = (change: SelectionChange) => Promise<void> | void;

/** The selection with one row added or taken out. */
export function withRowSelected(
  selected: ReadonlySet<string>,
  id: string,
  isSelected: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  if (isSelected) next.add(id);
  else next.delete(id);
  return next;
}

/** Every shown row, or none. Ids of rows that are no longer shown never stay selected. */
export function withAllSelected(ids: readonly string[], isSelected: boolean): ReadonlySet<string> {
  return new Set(isSelected ? ids : []);
}

/** The state of ‹Select all›, over the rows that are shown. */
export function allSelectedState(
  ids: readonly string[],
  selected: ReadonlySet<string>,
): { checked: boolean | 'indeterminate'; count: number } {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return { checked: false, count };
  return { checked: count === ids.length ? true : 'indeterminate', count };
}
