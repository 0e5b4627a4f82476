import {
  type ColumnDef,
  createSortedRowModel,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { once } from '../../lib/once.ts';
import type { DataTableColumn } from './dataTableTypes.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

/** The features that our tables use. */
export type DataTableFeatures = typeof features;

const collator = once(() => new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' }));

/** Numbers by size, everything else as an Indian English reader would look it up. */
export function compareSortValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator().compare(String(a), String(b));
}

/**
 * A number for each row, in the order of the rows, that sorts as its value does: comparing texts in thousands of rows
 * is what a table waits for, so each text is looked up once and ranked.
 */
export function sortKeys<T>(rows: readonly T[], sortValue: (row: T) => string | number): number[] {
  const values = rows.map(sortValue);
  if (values.every((value) => typeof value === 'number')) return values;
  const ordered = [...new Set(values)].sort(compareSortValues);
  const ranks = new Map<string | number, number>();
  let rank = 0;
  let previous: string | number | undefined;
  for (const value of ordered) {
    // What a reader takes for the same (‹will›, ‹Will›) keeps the order in which it came.
    if (previous !== undefined && compareSortValues(previous, value) !== 0) rank += 1;
    ranks.set(value, rank);
    previous = value;
  }
  return values.map((value) => ranks.get(value) ?? 0);
}

function toColumnDef<T extends object>(
  { id, sortValue }: DataTableColumn<T>,
  rows: readonly T[],
): ColumnDef<DataTableFeatures, T> {
  if (sortValue === undefined) return { id, enableSorting: false };
  let keys: number[] | undefined;
  return {
    id,
    // A column without an accessor cannot be sorted; the order itself comes from the keys.
    accessorFn: sortValue,
    // Or each comparison would ask both rows for their values first.
    sortUndefined: false,
    sortFn: (a, b) => {
      keys ??= sortKeys(rows, sortValue);
      return (keys[a.index] ?? 0) - (keys[b.index] ?? 0);
    },
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
  const columnDefs = useMemo(() => columns.map((column) => toColumnDef(column, rows)), [columns, rows]);
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
