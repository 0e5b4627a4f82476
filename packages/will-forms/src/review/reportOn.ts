import { auditGlyphs, composeWill } from '@virasat/pdf';
import type { WillDraft } from '@virasat/will-model';
import { type CheckFacts, type CheckReport, checkDraft, type PrintFault } from '@virasat/will-model/checks';

/** Letters of the draft that can't be printed: only the printing side can see them. */
const printFaultsOf = (draft: WillDraft): PrintFault[] =>
  auditGlyphs(composeWill(draft)).map(({ field, letters }) => ({
    kind: 'no-glyph',
    letters,
    ...(field === undefined ? {} : { field }),
  }));

/**
 * What the checks find in a draft, letters without a glyph included. Of a long draft it takes longer than a press may:
 * what is drawn asks the `DraftReader`.
 *
 * @param today The person's own date, 'YYYY-MM-DD'.
 */
export function reportOn(draft: WillDraft, today: string): CheckReport {
  const facts: CheckFacts = { today, printFaults: printFaultsOf(draft) };
  return checkDraft(draft, facts);
}
