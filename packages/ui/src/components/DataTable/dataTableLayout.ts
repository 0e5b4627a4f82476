import type { ReactTable } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { DataTableColumn, DataTableItem, DataTableSelection } from './dataTableTypes.ts';
import type { DataTableFeatures } from './useSortedRows.ts';

/** Skeleton rows while the first answer is on its way. */
export const SKELETON_ROWS = ['first', 'second', 'third', 'fourth'] as const;

/** Finds a drawn row again, in either layout. */
export const ROW_ATTRIBUTE = 'data-row-id';

/** Where rows cannot be selected nobody calls it; one function keeps the rows' props the same. */
export const ignoreSelection = (): void => undefined;

/** What the table and the cards are both drawn from. */
export interface DataTableLayoutProps<T extends object> {
  caption: string;
  captionHidden: boolean;
  captionId: string;
  columns: readonly DataTableColumn<T>[];
  table: ReactTable<DataTableFeatures, T>;
  /** The rows to draw, in order. */
  items: readonly DataTableItem<T>[];
  selection: DataTableSelection | undefined;
  isLoading: boolean;
  /** Instead of rows: the empty state or the error. */
  message: ReactNode;
}
