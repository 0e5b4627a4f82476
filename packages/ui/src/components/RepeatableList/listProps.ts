import type { ReactNode } from 'react';

/** What a list shows, how it names things, and what it asks its owner to do. */
export interface RepeatableListProps<T> {
  heading: string;
  /** An item that changes must come as a new object: a closed card is drawn again only then. */
  items: readonly T[];
  /** Stays with the item while it moves; never its place. */
  itemKey(item: T): string;
  /** With what was typed: ‹Nominee 2, Aarav›; without, the legend alone. */
  itemName(item: T, index: number): string;
  /** ‹Nominee 2›. */
  itemLegend(index: number): string;
  renderFields(item: T, index: number): ReactNode;
  /**
   * Of a closed card. Without it cards stay open. Like `tag` and `extraActions` it should be the same function from
   * render to render (`useCallback` over what it reads besides the item), or every closed card is drawn each time.
   */
  renderSummary?(item: T, index: number): ReactNode;
  isComplete?(item: T, index: number): boolean;
  itemHasError?(item: T, index: number): boolean;
  /** How the ids of an item's fields begin, for error links into closed cards: ‹assets.2.›. */
  fieldPrefix?(item: T, index: number): string;
  /** What there is to say about an item: under its fields, and under its summary while its card is closed. */
  renderNotes?(item: T, index: number): ReactNode;
  tag?(item: T, index: number): ReactNode;
  extraActions?(item: T, index: number): ReactNode;
  addLabel: string;
  onAdd(): void;
  onRemove(index: number): void;
  /** Puts the item last removed back into its place and leaves everything else as it is now. Without it no ‹Undo›. */
  onUndo?(): void;
  /** What depends on the item, asked before it goes; null when nothing does. */
  confirmRemove?(item: T, index: number): string | null;
  /** Removing is offered only above this. */
  min?: number;
  max?: number;
  /** ‹You can add up to four witnesses.› */
  maxReachedText?: string;
  /** The list's own message, under its heading. */
  error?: string | undefined;
  /** Shown while there are no items. */
  empty?: ReactNode;
  headingLevel?: 2 | 3;
  headingId?: string;
  /** The add button's id, for error links. By default `<headingId>-add`. */
  addButtonId?: string;
}
