import { type ReactNode, useId } from 'react';
import { useDelayed } from '../../lib/useDelayed.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { texts } from '../../texts.ts';
import { SKELETON_DELAY_MS } from '../Skeleton/SkeletonArea.tsx';
import { DataTableBulkBar } from './DataTableBulkBar.tsx';
import { DataTableCards } from './DataTableCards.tsx';
import { DataTableGrid } from './DataTableGrid.tsx';
import { allSelectedState } from './dataTableSelection.ts';
import type { DataTableColumn } from './dataTableTypes.ts';
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
  selectable?: boolean;
  selectedIds?: ReadonlySet<string>;
  onSelectedIdsChange?(ids: ReadonlySet<string>): void;
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

const nothingSelected: ReadonlySet<string> = new Set();

/**
 * Records by row: a table from 640 px, the same rows as cards below. Sorting and selection belong to the
 * row's id, so a list that comes back in another order keeps both right.
 * @see design.md, 2.3, DataTable
 */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  const { caption, columns, rows, rowId, rowName, selectable = false, loading = false, error, empty } = props;
  const ownCaptionId = useId();
  const captionId = props.captionId ?? ownCaptionId;
  const isWide = useMediaQuery('(min-width: 640px)');
  const isLoadingShown = useDelayed(loading && rows.length === 0, SKELETON_DELAY_MS);
  const table = useSortedRows(columns, rows, rowId, props.initialSort);
  const items = table
    .getRowModel()
    .rows.map((row) => ({ id: row.id, row: row.original, name: rowName(row.original) }));

  const selectedIds = props.selectedIds ?? nothingSelected;
  const ids = items.map((item) => item.id);
  const all = allSelectedState(ids, selectedIds);
  const onSelectedIdsChange = props.onSelectedIdsChange;
  const selection =
    selectable && onSelectedIdsChange !== undefined ? { selectedIds, onSelectedIdsChange } : undefined;
  const bulkBar = selection !== undefined && all.count > 0 && (
    <DataTableBulkBar count={all.count}>{props.bulkActions}</DataTableBulkBar>
  );

  const message = error ?? (items.length === 0 && !loading ? empty : undefined);
  const Layout = isWide ? DataTableGrid : DataTableCards;
  return (
    <div data-slot="data-table" aria-busy={loading}>
      <p role="status" className="sr-only">
        {isLoadingShown ? texts.loading : ''}
      </p>
      {isWide && bulkBar}
      <Layout
        caption={caption}
        captionHidden={props.captionHidden ?? false}
        captionId={captionId}
        columns={columns}
        table={table}
        items={error === undefined ? items : []}
        allSelected={all.checked}
        selection={selection}
        isLoading={isLoadingShown && error === undefined}
        message={message}
      />
      {!isWide && bulkBar}
    </div>
  );
}
