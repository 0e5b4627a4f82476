import { memo } from 'react';
import { texts } from '../../texts.ts';
import { DataTableCheckbox } from './DataTableCheckbox.tsx';
import type { DataTableRowProps } from './dataTableTypes.ts';

/**
 * One row as a card: its name as title, then a line for each other column. Drawn again only when something of its own
 * changes.
 */
export const DataTableCard = memo(function DataTableCard({
  id,
  row,
  name,
  columns,
  isSelected,
  onSelectedChange,
}: DataTableRowProps) {
  const title = columns.find((column) => column.isRowHeader);
  return (
    <li
      data-row-id={id}
      data-selected={isSelected}
      className="rounded-card border border-line bg-surface p-4 data-[selected=true]:border-primary data-[selected=true]:bg-primary-tint forced-colors:data-[selected=true]:border-[Highlight] print:break-inside-avoid"
    >
      <div className="flex items-start gap-3">
        {isSelected !== undefined && (
          <div className="pt-0.5">
            <DataTableCheckbox
              hideLabel
              label={texts.selectRow(name)}
              checked={isSelected}
              onCheckedChange={(isChecked) => onSelectedChange(id, isChecked)}
            />
          </div>
        )}
        {title !== undefined && (
          <div className="min-w-0 flex-1 font-semibold wrap-anywhere">{title.cell(row)}</div>
        )}
      </div>
      <dl className="mt-2 space-y-1">
        {columns
          .filter((column) => column !== title)
          .map((column) => (
            <div key={column.id} className="flex flex-wrap items-center justify-between gap-x-4">
              <dt className="text-sm text-ink-3">{column.header}</dt>
              <dd className="min-w-0 wrap-anywhere">{column.cell(row)}</dd>
            </div>
          ))}
      </dl>
    </li>
  );
});
