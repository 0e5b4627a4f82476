import {
  type ColumnDef,
  createSortedRowModel,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataTableColumn } from './dataTableTypes.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

/** The features that our tables use. */
export type DataTableFeatures = typeof features;

const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

/** Numbers by size, everything else as an Indian English reader would look it up. */
export function compareSortValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

function toColumnDef<T extends object>(column: DataTableColumn<T>): ColumnDef<DataTableFeatures, T> {
  const sortValue = column.sortValue;
  return {
    id: column.id,
    accessorFn: (row) => sortValue?.(row) ?? '',
    enableSorting: sortValue !== undefined,
    sortFn: (a, b, columnId) => compareSortValues(a.getValue(columnId), b.getValue(columnId)),
  };
}

/** How a table starts out. */
export interface InitialSort {
  /** Id of a sortable column. */
  id: string;
  desc: boolean;
}

/** The rows in the order chosen; equal values keep the order in which they came. */
export function useSortedRows<T extends object>(
  columns: readonly DataTableColumn<T>[],
  rows: readonly T[],
  rowId: (row: T) => string,
  initialSort: InitialSort | undefined,
): ReactTable<DataTableFeatures, T> {
  const columnDefs = useMemo(() => columns.map(toColumnDef), [columns]);
  return useTable<DataTableFeatures, T>({
    features,
    columns: columnDefs,
    data: rows,
    getRowId: rowId,
    enableMultiSort: false,
    enableSortingRemoval: false,
    initialState: { sorting: initialSort === undefined ? [] : [initialSort] },
  });
}
