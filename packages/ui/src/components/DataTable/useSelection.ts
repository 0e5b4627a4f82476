import { useMemo } from 'react';
import { useLatest } from '../../lib/useLatest.ts';
import {
  allSelectedState,
  type SelectionListener,
  withAllSelected,
  withRowSelected,
} from './dataTableSelection.ts';
import type { DataTableSelection } from './dataTableTypes.ts';

interface SelectionOptions<T extends object> {
  rows: readonly T[];
  rowId(row: T): string;
  selectable?: boolean;
  selectedIds?: ReadonlySet<string>;
  onSelectedIdsChange?: SelectionListener;
}

const nothingSelected: ReadonlySet<string> = new Set();

/**
 * The selection as the layouts need it. Its two handlers stay the same, so that a row that is not touched is not drawn.
 * @returns `count` of the selected rows that exist; 0 and no selection where rows cannot be selected or are not shown.
 */
export function useSelection<T extends object>(
  options: SelectionOptions<T>,
): {
  selection: DataTableSelection | undefined;
  count: number;
} {
  const { rows, rowId, selectable = false, selectedIds = nothingSelected } = options;
  const latest = useLatest(options);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const idsNow = useLatest(ids);
  const handlers = useMemo(
    () => ({
      onRowChange(id: string, isSelected: boolean): Promise<void> | void {
        return latest.current.onSelectedIdsChange?.((before) => withRowSelected(before, id, isSelected));
      },
      onAllChange(isSelected: boolean): Promise<void> | void {
        const all = idsNow.current;
        return latest.current.onSelectedIdsChange?.(() => withAllSelected(all, isSelected));
      },
    }),
    [latest, idsNow],
  );
  if (!selectable || options.onSelectedIdsChange === undefined) return { selection: undefined, count: 0 };
  const { checked, count } = allSelectedState(ids, selectedIds);
  return { selection: { ...handlers, selectedIds, all: checked }, count };
}
