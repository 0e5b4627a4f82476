import { memo } from 'react';
import { cn } from '../../lib/cn.ts';
import { texts } from '../../texts.ts';
import { DataTableCheckbox } from './DataTableCheckbox.tsx';
import type { DataTableRowProps } from './dataTableTypes.ts';

/** One row of the table. Drawn again only when something of its own changes. */
export const DataTableGridRow = memo(function DataTableGridRow({
  id,
  row,
  name,
  columns,
  isSelected,
  onSelectedChange,
}: DataTableRowProps) {
  return (
    <tr
      data-row-id={id}
      data-selected={isSelected}
      className="hover:bg-sunk/60 data-[selected=true]:bg-primary-tint forced-colors:data-[selected=true]:outline-2 forced-colors:data-[selected=true]:-outline-offset-2 print:break-inside-avoid"
    >
      {isSelected !== undefined && (
        <td className="ps-4">
          <DataTableCheckbox
            hideLabel
            label={texts.selectRow(name)}
            checked={isSelected}
            onCheckedChange={(isChecked) => onSelectedChange(id, isChecked)}
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
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
});
