import { useMemo, useState } from 'react';
import type { DataTableColumn } from './dataTableTypes.ts';

const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

/** Numbers by size, everything else as an Indian English reader would look it up. */
export function compareSortValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
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

/** Which column the rows stand in the order of, and which way. */
export interface DataTableSort {
  /** Id of a sortable column. */
  id: string;
  desc: boolean;
}

/**
 * The rows in the order of what a column says of them; equal values keep the order in which they came, both ways.
 * @returns The rows as they are where there is nothing to sort by.
 */
export function withOrder<T extends object>(
  rows: readonly T[],
  sortValue: DataTableColumn<T>['sortValue'],
  desc: boolean,
): readonly T[] {
  if (sortValue === undefined) return rows;
  const keys = sortKeys(rows, sortValue);
  const sign = desc ? -1 : 1;
  return rows
    .map((row, at) => ({ row, key: keys[at] ?? 0 }))
    .sort((a, b) => sign * (a.key - b.key))
    .map(({ row }) => row);
}

/** What a press on a column's head asks for: the other way round, or its natural way first. */
export function nextSort<T extends object>(
  sort: DataTableSort | undefined,
  { id, sortValue }: DataTableColumn<T>,
  rows: readonly T[],
): DataTableSort {
  if (sort?.id === id) return { id, desc: !sort.desc };
  const [first] = rows;
  // Words are looked up from A; of amounts and times the greatest and the latest is looked for.
  return { id, desc: first !== undefined && typeof sortValue?.(first) === 'number' };
}

/** The rows in order, and how the order is chosen. */
export interface SortedRows<T extends object> {
  rows: readonly T[];
  sort: DataTableSort | undefined;
  onSortChange(sort: DataTableSort): void;
}

/** The rows in the order chosen. */
export function useSortedRows<T extends object>(
  columns: readonly DataTableColumn<T>[],
  rows: readonly T[],
  initialSort: DataTableSort | undefined,
): SortedRows<T> {
  const [sort, onSortChange] = useState(initialSort);
  const desc = sort?.desc ?? false;
  // By what the column says, not by the column: others of its list may change while nothing here does.
  const sortValue = columns.find(({ id }) => id === sort?.id)?.sortValue;
  const sorted = useMemo(() => withOrder(rows, sortValue, desc), [rows, sortValue, desc]);
  return { rows: sorted, sort, onSortChange };
}
