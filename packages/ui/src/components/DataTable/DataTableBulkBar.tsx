import { type ReactNode, useRef } from 'react';
import { useScrollPaddingFor } from '../../lib/useScrollPadding.ts';
import { texts } from '../../texts.ts';

export interface DataTableBulkBarProps {
  /** Selected rows. */
  count: number;
  children: ReactNode;
}

/**
 * What can be done with the selected rows: above the table, and at the window's foot on phones. Above the table it
 * keeps its place while nothing is selected, so that the rows don't move from under the pointer.
 */
export function DataTableBulkBar({ count, children }: DataTableBulkBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useScrollPaddingFor(bar);
  const isEmpty = count === 0;
  return (
    <div
      ref={bar}
      data-slot="data-table-bulk-bar"
      data-state={isEmpty ? 'empty' : 'selected'}
      className="sticky bottom-2 z-10 mt-3 flex min-h-14 flex-wrap items-center justify-between gap-3 rounded-card border border-primary bg-surface px-4 py-2 shadow-e2 data-[state=empty]:hidden sm:static sm:mt-0 sm:mb-3 sm:bg-primary-tint sm:shadow-none sm:data-[state=empty]:flex sm:data-[state=empty]:border-transparent sm:data-[state=empty]:bg-transparent print:hidden sm:data-[state=empty]:print:hidden"
    >
      <p className={isEmpty ? 'text-ink-3' : 'font-semibold'}>
        {isEmpty ? texts.noneSelected : texts.selectedCount(count)}
      </p>
      {!isEmpty && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}
