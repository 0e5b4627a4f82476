import type { WillDraft } from '../draft/will-draft.ts';
import type { CheckReport, Finding } from './check-report.ts';

/** Says whether the person has ticked 'I have read this' for exactly this finding. */
export const isAcknowledged = ({ acknowledged = [] }: WillDraft, { key }: Pick<Finding, 'key'>): boolean =>
  acknowledged.includes(key);

/** The A findings that nobody has ticked yet: Submit asks about them once, in a dialog. */
export const unacknowledged = (draft: WillDraft, { findings }: CheckReport): Finding[] =>
  findings.filter((finding) => finding.severity === 'A' && !isAcknowledged(draft, finding));

/**
 * Ticks findings, or takes their ticks away. What the draft no longer gives cause for is forgotten at once, so that a
 * tick never speaks for something that came later.
 *
 * @param report The report of this very draft.
 */
export function withAcknowledged(
  draft: WillDraft,
  report: CheckReport,
  findings: readonly Pick<Finding, 'key'>[],
  isTicked: boolean,
): WillDraft {
  const changed = new Set(findings.map(({ key }) => key));
  const acknowledged = report.findings
    .filter(({ severity }) => severity === 'A')
    .map(({ key }) => key)
    .filter((key) => (changed.has(key) ? isTicked : (draft.acknowledged ?? []).includes(key)));
  return { ...draft, acknowledged };
}
