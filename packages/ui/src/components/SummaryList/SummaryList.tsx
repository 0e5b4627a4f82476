import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

/** One line of a summary. */
export interface SummaryRow {
  key: string;
  term: string;
  /** Text keeps its line breaks. */
  value: ReactNode;
  /** Language of the value, where it is not the page's. */
  lang?: string | undefined;
  /** A link or button whose name says what it acts on. */
  action?: ReactNode;
}

export interface SummaryListProps extends ComponentProps<'dl'> {
  rows: readonly SummaryRow[];
}

/**
 * What has been answered, as pairs of term and value. On phones the term stands above its value.
 * @see design.md, 2.3
 */
export function SummaryList({ rows, className, ...props }: SummaryListProps) {
  return (
    <dl
      data-slot="summary-list"
      className={cn(
        'divide-y divide-line sm:grid sm:grid-cols-[minmax(9rem,2fr)_minmax(0,4fr)_auto]',
        className,
      )}
      {...props}
    >
      {rows.map((row) => (
        <div
          key={row.key}
          className="grid gap-x-6 gap-y-0.5 py-3 sm:col-span-full sm:grid-cols-subgrid print:break-inside-avoid"
        >
          <dt className="text-sm font-semibold text-ink sm:text-base">{row.term}</dt>
          <dd lang={row.lang} className="min-w-0 whitespace-pre-wrap wrap-anywhere">
            {row.value}
          </dd>
          {row.action !== undefined && (
            <dd className="-my-1 flex items-start *:py-1 print:hidden">{row.action}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
