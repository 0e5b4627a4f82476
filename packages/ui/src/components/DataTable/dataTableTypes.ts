import type { ReactNode } from 'react';

/** One column of a table; on phones one line of each card. */
export interface DataTableColumn<T extends object> {
  id: string;
  /** Head of the column, term of the line in a card. */
  header: string;
  cell(row: T): ReactNode;
  /** Makes the column sortable, by what it returns. Dates: the ISO text or milliseconds. */
  sortValue?(row: T): string | number;
  /** The two orders in words, for the phones' list of orders: ‹oldest first›, ‹newest first›. */
  sortNames?: { asc: string; desc: string };
  /** `end` for amounts and counts. */
  align?: 'start' | 'end';
  /** The column that names the row: its row header, and the title of its card. One a table. */
  isRowHeader?: boolean;
}

/** What both layouts need to know about choosing rows. */
export interface DataTableSelection {
  selectedIds: ReadonlySet<string>;
  /** Over all rows, those not yet drawn included. */
  all: boolean | 'indeterminate';
  onRowChange(id: string, isSelected: boolean): Promise<void> | void;
  onAllChange(isSelected: boolean): Promise<void> | void;
}

/** A row as the layouts see it. */
export interface DataTableItem<T extends object> {
  id: string;
  row: T;
  /** Said after ‹Select›: ‹document My will›. */
  name: string;
}

/**
 * What one drawn row needs. Every part is the same from render to render while the row is, so that choosing one row
 * draws one row. Of the columns only their methods are called, with the row they belong to.
 */
export interface DataTableRowProps {
  id: string;
  row: object;
  name: string;
  columns: readonly DataTableColumn<object>[];
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined;
  onSelectedChange(id: string, isSelected: boolean): Promise<void> | void;
}
