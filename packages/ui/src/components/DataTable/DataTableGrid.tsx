import { cn } from '../../lib/cn.ts';
import { texts } from '../../texts.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { DataTableCheckbox } from './DataTableCheckbox.tsx';
import { DataTableGridRow } from './DataTableGridRow.tsx';
import { DataTableSortButton } from './DataTableSortButton.tsx';
import { type DataTableLayoutProps, ignoreSelection, SKELETON_ROWS } from './dataTableLayout.ts';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** The rows as a table, from 640 px. */
export function DataTableGrid<T extends object>(props: DataTableLayoutProps<T>) {
  const { columns, table, items, selection, message } = props;
  const columnCount = columns.length + (selection === undefined ? 0 : 1);
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface forced-colors:border-[CanvasText]">
      <table className="w-full border-collapse text-start">
        <caption
          id={props.captionId}
          tabIndex={-1}
          className={cn(
            'p-4 pb-3 text-start font-display text-h4 font-medium outline-none',
            props.captionHidden && 'sr-only',
          )}
        >
          {props.caption}
        </caption>
        <thead className="border-b border-line bg-sunk">
          <tr>
            {selection !== undefined && (
              <th scope="col" className="w-14 ps-4">
                <DataTableCheckbox
                  hideLabel
                  label={texts.selectAll}
                  checked={selection.all}
                  onCheckedChange={selection.onAllChange}
                />
              </th>
            )}
            {columns.map((column) => {
              const sorted = table.getColumn(column.id)?.getIsSorted() ?? false;
              return (
                <th
                  key={column.id}
                  scope="col"
                  aria-sort={sorted === false ? undefined : ARIA_SORT[sorted]}
                  className={cn(
                    'px-4 py-2 text-start text-sm font-semibold text-ink-2',
                    column.align === 'end' && 'text-end',
                  )}
                >
                  {column.sortValue === undefined ? (
                    <span>{column.header}</span>
                  ) : (
                    <DataTableSortButton
                      label={column.header}
                      sorted={sorted}
                      onPress={() => table.getColumn(column.id)?.toggleSorting()}
                    />
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {items.map(({ id, row, name }) => (
            <DataTableGridRow
              key={id}
              id={id}
              row={row}
              name={name}
              columns={columns}
              isSelected={selection?.selectedIds.has(id)}
              onSelectedChange={selection?.onRowChange ?? ignoreSelection}
            />
          ))}
          {props.isLoading &&
            SKELETON_ROWS.map((key) => (
              <tr key={key} aria-hidden>
                <td colSpan={columnCount} className="px-4 py-4.5">
                  <Skeleton />
                </td>
              </tr>
            ))}
          {message !== undefined && (
            <tr>
              <td colSpan={columnCount} className="p-4">
                {message}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
