import type { WillDraft } from '../draft/will-draft.ts';
import type { Finding } from './check-report.ts';

/** What a tick needs to know of a finding. */
type Ticked = Pick<Finding, 'key' | 'severity'>;

/** Says whether the person has ticked 'I have read this' for exactly this finding. */
export const isAcknowledged = ({ acknowledged = [] }: WillDraft, { key }: Pick<Finding, 'key'>): boolean =>
  acknowledged.includes(key);

/** The A findings that nobody has ticked yet: Submit asks about them once, in a dialog. */
export const unacknowledged = <Found extends Ticked>(draft: WillDraft, findings: readonly Found[]): Found[] =>
  findings.filter((finding) => finding.severity === 'A' && !isAcknowledged(draft, finding));

/**
 * Ticks findings, or takes their ticks away. What the draft no longer gives cause for is forgotten at once, so that a
 * tick never speaks for something that came later.
 *
 * @param found Everything that was found in this draft.
 * @param findings Which of it is ticked, or no longer ticked.
 */
export function withAcknowledged(
  draft: WillDraft,
  found: readonly Ticked[],
  findings: readonly Pick<Finding, 'key'>[],
  isTicked: boolean,
): WillDraft {
  const changed = new Set(findings.map(({ key }) => key));
  const acknowledged = found
    .filter(({ severity }) => severity === 'A')
    .map(({ key }) => key)
    .filter((key) => (changed.has(key) ? isTicked : (draft.acknowledged ?? []).includes(key)));
  return { ...draft, acknowledged };
}
