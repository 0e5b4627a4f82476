import { useId } from 'react';
import { texts } from '../../texts.ts';
import { SelectControl } from '../Select/SelectControl.tsx';
import type { DataTableColumn } from './dataTableTypes.ts';
import type { DataTableSort } from './useSortedRows.ts';

export interface DataTableSortSelectProps<T extends object> {
  columns: readonly DataTableColumn<T>[];
  sort: DataTableSort | undefined;
  onSortChange(sort: DataTableSort): void;
}

interface Order extends DataTableSort {
  value: string;
  label: string;
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
export function DataTableSortSelect<T extends object>({
  columns,
  sort,
  onSortChange,
}: DataTableSortSelectProps<T>) {
  const selectId = useId();
  const orders = ordersOf(columns);
  if (orders.length === 0) return null;
  const current = orders.find(({ id, desc }) => id === sort?.id && desc === sort.desc);
  return (
    <div data-slot="data-table-sort" className="mb-3 space-y-1.5 print:hidden">
      <label htmlFor={selectId} className="block text-sm text-ink-2">
        {texts.sortBy}
      </label>
      <SelectControl
        id={selectId}
        placeholder={current === undefined ? texts.chooseOne : undefined}
        options={orders}
        value={current?.value ?? ''}
        onChange={(event) => {
          const order = orders.find(({ value }) => value === event.target.value);
          if (order !== undefined) onSortChange({ id: order.id, desc: order.desc });
        }}
      />
    </div>
  );
}
