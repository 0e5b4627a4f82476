import type { ReactTable } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { DataTableColumn, DataTableItem, DataTableSelection } from './dataTableTypes.ts';
import type { DataTableFeatures } from './useSortedRows.ts';

/** Skeleton rows while the first answer is on its way. */
export const SKELETON_ROWS = ['first', 'second', 'third', 'fourth'] as const;

/** What the table and the cards are both drawn from. */
export interface DataTableLayoutProps<T extends object> {
  caption: string;
  captionHidden: boolean;
  captionId: string;
  columns: readonly DataTableColumn<T>[];
  table: ReactTable<DataTableFeatures, T>;
  items: readonly DataTableItem<T>[];
  allSelected: boolean | 'indeterminate';
  selection: DataTableSelection | undefined;
  isLoading: boolean;
  /** Instead of rows: the empty state or the error. */
  message: ReactNode;
}
