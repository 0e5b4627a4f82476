import { SummaryList, type SummaryRow, scriptLang, type WillLang } from '@virasat/ui';
import type { ReactNode } from 'react';

export interface ReviewCardProps {
  title: string;
  /** The will's language. */
  lang: WillLang;
  tag?: ReactNode;
  rows: readonly SummaryRow[];
  /** What follows the rows: shares, a remark. */
  children?: ReactNode;
}

/** One member of a list in the review: a nominee, an asset, an executor, a witness. */
export function ReviewCard({ title, lang, tag, rows, children }: ReviewCardProps) {
  return (
    <li className="rounded-card border border-line bg-surface px-4 py-3 print:break-inside-avoid">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 lang={scriptLang(title, lang)} translate="no" className="text-h4 font-semibold wrap-anywhere">
          {title}
        </h3>
        {tag}
      </div>
      {rows.length > 0 && <SummaryList rows={rows} />}
      {children}
    </li>
  );
}
