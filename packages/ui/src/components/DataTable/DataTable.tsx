import { type ReactNode, useId } from 'react';
import { useDelayed } from '../../lib/useDelayed.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { texts } from '../../texts.ts';
import { SKELETON_DELAY_MS } from '../Skeleton/SkeletonArea.tsx';
import { DataTableBulkBar } from './DataTableBulkBar.tsx';
import { DataTableCards } from './DataTableCards.tsx';
import { DataTableGrid } from './DataTableGrid.tsx';
import { DataTableMore } from './DataTableMore.tsx';
import type { SelectionListener } from './dataTableSelection.ts';
import type { DataTableColumn } from './dataTableTypes.ts';
import { useDrawnRows } from './useDrawnRows.ts';
import { useSelection } from './useSelection.ts';
import { type InitialSort, useSortedRows } from './useSortedRows.ts';

export interface DataTableProps<T extends object> {
  caption: string;
  /** Where the page's heading says the same. */
  captionHidden?: boolean;
  /** The caption can take focus by this id: after an action that empties the selection it should. */
  captionId?: string;
  /** Keep the list itself from one render to the next: it decides what is drawn again. */
  columns: readonly DataTableColumn<T>[];
  rows: readonly T[];
  /** Unique among the rows: never an index, never empty. Selection follows it through every reload. */
  rowId(row: T): string;
  /** What the row is called after ‹Select›: ‹document My will›. */
  rowName(row: T): string;
  /** Checkboxes; needs `onSelectedIdsChange`. */
  selectable?: boolean;
  selectedIds?: ReadonlySet<string>;
  onSelectedIdsChange?: SelectionListener;
  /** Buttons that stand beside ‹2 selected› while rows are selected. */
  bulkActions?: ReactNode;
  initialSort?: InitialSort;
  /** The rows are on their way. Rows already there stay; without any, skeletons show after 300 ms. */
  loading?: boolean;
  /** Shown where there are no rows. */
  empty?: ReactNode;
  /** Shown instead of rows: an Alert with ‹Try again›. */
  error?: ReactNode;
}

/**
 * Records by row: a table from 640 px, the same rows as cards below. Sorting and selection belong to the row's id, so
 * a list that comes back in another order keeps both right. Of a long list the first 25 rows are drawn, the rest
 * on request and on paper; sorting and ‹Select all› always mean all of it.
 * @see design.md, 2.3, DataTable
 */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  const { caption, columns, rows, rowId, rowName, loading = false, error, empty } = props;
  const ownCaptionId = useId();
  const isWide = useMediaQuery('(min-width: 640px)');
  const isLoadingShown = useDelayed(loading && rows.length === 0, SKELETON_DELAY_MS);
  const table = useSortedRows(columns, rows, rowId, props.initialSort);
  const sorted = error === undefined ? table.getRowModel().rows : [];
  const drawn = useDrawnRows(sorted.length);
  const { selection, count } = useSelection(props);

  const bulkBar = selection !== undefined && sorted.length > 0 && (
    <DataTableBulkBar count={count}>{props.bulkActions}</DataTableBulkBar>
  );
  const Layout = isWide ? DataTableGrid : DataTableCards;
  return (
    <div ref={drawn.ref} data-slot="data-table" aria-busy={loading}>
      <p role="status" className="sr-only">
        {isLoadingShown ? texts.loading : ''}
      </p>
      {isWide && bulkBar}
      <Layout
        caption={caption}
        captionHidden={props.captionHidden ?? false}
        captionId={props.captionId ?? ownCaptionId}
        columns={columns}
        table={table}
        items={sorted
          .slice(0, drawn.count)
          .map(({ id, original }) => ({ id, row: original, name: rowName(original) }))}
        selection={selection}
        isLoading={isLoadingShown && error === undefined}
        message={error ?? (sorted.length === 0 && !loading ? empty : undefined)}
      />
      {drawn.count < sorted.length && (
        <DataTableMore drawn={drawn.count} total={sorted.length} onMore={drawn.more} />
      )}
      {!isWide && bulkBar}
    </div>
  );
}
