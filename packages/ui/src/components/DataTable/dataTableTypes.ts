import type { ReactNode } from 'react';

/** One column of a table; on phones one line of each card. */
export interface DataTableColumn<T extends object> {
  id: string;
  /** Head of the column, term of the line in a card. */
  header: string;
  cell(row: T): ReactNode;
  /** Makes the column sortable, by what it returns. Dates: the ISO text or milliseconds. */
  sortValue?(row: T): string | number;
  /** `end` for amounts and counts. */
  align?: 'start' | 'end';
  /** The column that names the row: its row header, and the title of its card. One a table. */
  isRowHeader?: boolean;
}

/** What both layouts need to know about choosing rows. */
export interface DataTableSelection {
  selectedIds: ReadonlySet<string>;
  onSelectedIdsChange(ids: ReadonlySet<string>): void;
}

/** A row as the layouts see it. */
export interface DataTableItem<T extends object> {
  id: string;
  row: T;
  /** Said after ‹Select›: ‹document My will›. */
  name: string;
}
