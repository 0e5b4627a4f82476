import type { WhatIfLine, WhatIfReport } from '@virasat/will-model/checks';
import { checksTexts } from '../../texts/checks.ts';

const { clauses } = checksTexts.proposed;

export interface WhatHappensIfAnswerProps {
  report: WhatIfReport;
  lang: string;
}

/** Lines that hold under one condition; '' where they always hold. */
interface Case {
  conditionText: string;
  lines: readonly WhatIfLine[];
}

/** Puts together what happens under one condition, in the order of the report. */
function casesOf(lines: readonly WhatIfLine[]): Case[] {
  const cases = new Map<string, WhatIfLine[]>();
  for (const line of lines) cases.set(line.conditionText, [...(cases.get(line.conditionText) ?? []), line]);
  return [...cases].map(([conditionText, own]) => ({ conditionText, lines: own }));
}

const keyOf = ({ thing, assetId = '', taker, who, clauseIds }: WhatIfLine): string =>
  JSON.stringify([thing, assetId, taker, who, clauseIds]);

function WhatHappensInCase({ conditionText, lines, lang }: Case & { lang: string }) {
  return (
    <>
      {conditionText !== '' && (
        <p lang={lang} translate="no" className="mt-3 font-semibold text-ink-2 wrap-anywhere">
          {conditionText}
        </p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {lines.map((line) => (
          <li key={keyOf(line)} className="py-2 wrap-anywhere">
            <span lang={lang} translate="no">
              {line.text}
            </span>{' '}
            <span className="text-sm text-ink-3">{clauses(line.clauseIds)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Who then takes what, each line with the clauses that decide it; where it depends on a nominee's descendants, what
 * happens in either case. Spoken when it appears.
 */
export function WhatHappensIfAnswer({ report, lang }: WhatHappensIfAnswerProps) {
  const { title, lines, note, noteClauseIds } = report;
  return (
    <div role="status" className="rounded-card border border-line bg-surface px-4 py-3">
      <p lang={lang} translate="no" className="font-semibold wrap-anywhere">
        {title}
      </p>
      {note !== '' && (
        <p className="mt-2 wrap-anywhere">
          <span lang={lang} translate="no">
            {note}
          </span>{' '}
          {noteClauseIds.length > 0 && <span className="text-sm text-ink-3">{clauses(noteClauseIds)}</span>}
        </p>
      )}
      {casesOf(lines).map((one) => (
        <WhatHappensInCase key={one.conditionText} {...one} lang={lang} />
      ))}
    </div>
  );
}
