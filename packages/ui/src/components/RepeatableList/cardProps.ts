import type { ReactNode } from 'react';

/** What the list does for its cards; the same object from render to render. */
export interface CardActions {
  edit(key: string): void;
  done(key: string): void;
  remove(key: string): void;
}

/** One item and how it is shown. `renderFields` is called for an open card alone. */
export interface CardProps<T> {
  item: T;
  index: number;
  itemKey: string;
  name: string;
  legend: string;
  fieldPrefix: string;
  headingLevel: 3 | 4;
  isOpen: boolean;
  isComplete: boolean;
  hasError: boolean;
  canClose: boolean;
  canRemove: boolean;
  actions: CardActions;
  renderFields(item: T, index: number): ReactNode;
  renderSummary: ((item: T, index: number) => ReactNode) | undefined;
  renderNotes: ((item: T, index: number) => ReactNode) | undefined;
  tag: ((item: T, index: number) => ReactNode) | undefined;
  extraActions: ((item: T, index: number) => ReactNode) | undefined;
}
