import type { ReactTable } from '@tanstack/react-table';
import { useId } from 'react';
import { texts } from '../../texts.ts';
import { SelectControl } from '../Select/SelectControl.tsx';
import type { DataTableColumn } from './dataTableTypes.ts';
import type { DataTableFeatures } from './useSortedRows.ts';

export interface DataTableSortSelectProps<T extends object> {
  columns: readonly DataTableColumn<T>[];
  table: ReactTable<DataTableFeatures, T>;
}

interface Order {
  value: string;
  label: string;
  id: string;
  desc: boolean;
}

/** Both orders of every sortable column, in the columns' order. */
function ordersOf<T extends object>(columns: readonly DataTableColumn<T>[]): Order[] {
  return columns
    .filter((column) => column.sortValue !== undefined)
    .flatMap(({ id, header, sortNames = texts.sortNames }) => [
      { value: `${id} asc`, label: `${header}, ${sortNames.asc}`, id, desc: false },
      { value: `${id} desc`, label: `${header}, ${sortNames.desc}`, id, desc: true },
    ]);
}

/** The order of the cards: they have no heads to press. */
export function DataTableSortSelect<T extends object>({ columns, table }: DataTableSortSelectProps<T>) {
  const id = useId();
  const orders = ordersOf(columns);
  if (orders.length === 0) return null;
  const current = orders.find(
    (order) => table.getColumn(order.id)?.getIsSorted() === (order.desc ? 'desc' : 'asc'),
  );
  return (
    <div data-slot="data-table-sort" className="mb-3 space-y-1.5 print:hidden">
      <label htmlFor={id} className="block text-sm text-ink-2">
        {texts.sortBy}
      </label>
      <SelectControl
        id={id}
        placeholder={current === undefined ? texts.chooseOne : undefined}
        options={orders}
        value={current?.value ?? ''}
        onChange={(event) => {
          const order = orders.find(({ value }) => value === event.target.value);
          if (order !== undefined) table.setSorting([{ id: order.id, desc: order.desc }]);
        }}
      />
    </div>
  );
}
