import { auditGlyphs, composeWill } from '@virasat/pdf';
import type { WillDraft } from '@virasat/will-model';
import { type CheckFacts, type CheckReport, checkDraft, type PrintFault } from '@virasat/will-model/checks';
import { useDeferredValue, useMemo } from 'react';

/** Letters of the draft that can't be printed: only the printing side can see them. */
const printFaultsOf = (draft: WillDraft): PrintFault[] =>
  auditGlyphs(composeWill(draft)).map(({ field, letters }) => ({
    kind: 'no-glyph',
    letters,
    ...(field === undefined ? {} : { field }),
  }));

/** What the checks find in a draft, letters without a glyph included. */
export function reportOn(draft: WillDraft, today: string): CheckReport {
  const facts: CheckFacts = { today, printFaults: printFaultsOf(draft) };
  return checkDraft(draft, facts);
}

/** A report, and the very draft that it is of: the two may be a moment behind the answers. */
export interface DraftReport {
  draft: WillDraft;
  report: CheckReport;
}

/**
 * Keeps a report of the draft. It may lag; a press that depends on it asks anew.
 *
 * @param today The person's own date, 'YYYY-MM-DD'.
 */
export function useReport(draft: WillDraft, today: string): DraftReport {
  const seen = useDeferredValue(draft);
  return useMemo(() => ({ draft: seen, report: reportOn(seen, today) }), [seen, today]);
}
