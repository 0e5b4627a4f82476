import { cn } from '../../lib/cn.ts';
import { texts } from '../../texts.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { DataTableCard } from './DataTableCard.tsx';
import { type DataTableLayoutProps, SKELETON_ROWS } from './dataTableLayout.ts';
import { withAllSelected, withRowSelected } from './dataTableSelection.ts';

/** The same rows as a list of cards, under 640 px. */
export function DataTableCards<T extends object>(props: DataTableLayoutProps<T>) {
  const { columns, items, selection, message } = props;
  return (
    <div>
      <p
        id={props.captionId}
        tabIndex={-1}
        className={cn('pb-2 font-display text-h4 font-medium outline-none', props.captionHidden && 'sr-only')}
      >
        {props.caption}
      </p>
      {selection !== undefined && items.length > 0 && (
        <Checkbox
          label={texts.selectAll}
          checked={props.allSelected}
          onCheckedChange={(isChecked) =>
            selection.onSelectedIdsChange(
              withAllSelected(
                items.map((item) => item.id),
                isChecked,
              ),
            )
          }
        />
      )}
      {items.length > 0 && (
        <ul aria-labelledby={props.captionId} className="space-y-3">
          {items.map((item) => (
            <DataTableCard
              key={item.id}
              item={item}
              columns={columns}
              isSelected={selection?.selectedIds.has(item.id)}
              onSelectedChange={(isSelected) =>
                selection?.onSelectedIdsChange(withRowSelected(selection.selectedIds, item.id, isSelected))
              }
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
