import type { ReactNode } from 'react';
import { texts } from '../../texts.ts';

export interface DataTableBulkBarProps {
  /** Selected rows that are shown. */
  count: number;
  children: ReactNode;
}

/** What can be done with the selected rows: above the table, and at the window's foot on phones. */
export function DataTableBulkBar({ count, children }: DataTableBulkBarProps) {
  return (
    <div
      data-slot="data-table-bulk-bar"
      className="sticky bottom-2 mt-3 sm:mt-0 z-10 flex min-h-14 flex-wrap items-center justify-between gap-3 rounded-card border border-primary bg-surface px-4 py-2 shadow-e2 sm:static sm:mb-3 sm:bg-primary-tint sm:shadow-none print:hidden"
    >
      <p className="font-semibold">{texts.selectedCount(count)}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
