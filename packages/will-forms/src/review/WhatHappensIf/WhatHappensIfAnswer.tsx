import type { WhatIfReport } from '@virasat/will-model/checks';
import { checksTexts } from '../../texts/checks.ts';

export interface WhatHappensIfAnswerProps {
  report: WhatIfReport;
  lang: string;
}

/** Who then takes what, each line with the clauses that decide it. Spoken when it appears. */
export function WhatHappensIfAnswer({ report: { title, lines, note }, lang }: WhatHappensIfAnswerProps) {
  return (
    <div role="status" className="rounded-card border border-line bg-surface px-4 py-3">
      <p lang={lang} translate="no" className="font-semibold wrap-anywhere">
        {title}
      </p>
      {note !== '' && (
        <p lang={lang} translate="no" className="mt-2">
          {note}
        </p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {lines.map(({ text, clauseIds }) => (
          <li key={text} className="py-2 wrap-anywhere">
            <span lang={lang} translate="no">
              {text}
            </span>{' '}
            <span className="text-sm text-ink-3">{checksTexts.proposed.clauses(clauseIds)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
