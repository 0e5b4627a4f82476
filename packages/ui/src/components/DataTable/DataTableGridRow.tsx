import { cn } from '../../lib/cn.ts';
import { texts } from '../../texts.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { DataTableColumn, DataTableItem } from './dataTableTypes.ts';

export interface DataTableGridRowProps<T extends object> {
  item: DataTableItem<T>;
  columns: readonly DataTableColumn<T>[];
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined;
  onSelectedChange(isSelected: boolean): void;
}

/** One row of the table. */
export function DataTableGridRow<T extends object>({
  item,
  columns,
  isSelected,
  onSelectedChange,
}: DataTableGridRowProps<T>) {
  return (
    <tr
      data-selected={isSelected}
      className="hover:bg-sunk/60 data-[selected=true]:bg-primary-tint forced-colors:data-[selected=true]:outline-2 forced-colors:data-[selected=true]:-outline-offset-2 print:break-inside-avoid"
    >
      {isSelected !== undefined && (
        <td className="ps-4">
          <Checkbox
            hideLabel
            label={texts.selectRow(item.name)}
            checked={isSelected}
            onCheckedChange={onSelectedChange}
          />
        </td>
      )}
      {columns.map((column) => {
        const Cell = column.isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            {...(column.isRowHeader ? { scope: 'row' } : {})}
            className={cn(
              'px-4 py-3 text-start font-normal wrap-anywhere',
              column.isRowHeader && 'min-w-40 font-semibold',
              column.align === 'end' && 'text-end tabular-nums',
            )}
          >
            {column.cell(item.row)}
          </Cell>
        );
      })}
    </tr>
  );
}
