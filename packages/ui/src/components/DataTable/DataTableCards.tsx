import { cn } from '../../lib/cn.ts';
import { texts } from '../../texts.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { DataTableCard } from './DataTableCard.tsx';
import { DataTableCheckbox } from './DataTableCheckbox.tsx';
import { DataTableSortSelect } from './DataTableSortSelect.tsx';
import { type DataTableLayoutProps, ignoreSelection, SKELETON_ROWS } from './dataTableLayout.ts';

/** The same rows as a list of cards, under 640 px. */
export function DataTableCards<T extends object>(props: DataTableLayoutProps<T>) {
  const { columns, table, items, selection, message } = props;
  return (
    <div>
      <p
        id={props.captionId}
        tabIndex={-1}
        className={cn('pb-2 font-display text-h4 font-medium outline-none', props.captionHidden && 'sr-only')}
      >
        {props.caption}
      </p>
      {items.length > 1 && <DataTableSortSelect columns={columns} table={table} />}
      {selection !== undefined && items.length > 0 && (
        <DataTableCheckbox
          label={texts.selectAll}
          checked={selection.all}
          onCheckedChange={selection.onAllChange}
          className="print:hidden"
        />
      )}
      {items.length > 0 && (
        <ul aria-labelledby={props.captionId} className="mt-2 space-y-3">
          {items.map(({ id, row, name }) => (
            <DataTableCard
              key={id}
              id={id}
              row={row}
              name={name}
              columns={columns}
              isSelected={selection?.selectedIds.has(id)}
              onSelectedChange={selection?.onRowChange ?? ignoreSelection}
            />
          ))}
        </ul>
      )}
      {props.isLoading && (
        <div aria-hidden className="space-y-3">
          {SKELETON_ROWS.map((key) => (
            <div key={key} className="space-y-3 rounded-card border border-line bg-surface p-4">
              <Skeleton className="w-3/5" />
              <Skeleton />
            </div>
          ))}
        </div>
      )}
      {message}
    </div>
  );
}
