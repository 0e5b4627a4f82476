import type { WillDraft } from '@virasat/will-model';
import { useState } from 'react';

/** The answers that the person reads on the review and the will prints, apart from ticks and from what only checks ask. */
const answersOf = ({ acknowledged, moreAnswers, ...answers }: WillDraft): string => JSON.stringify(answers);

/**
 * Whether the person has agreed to the will as it stands: nobody has agreed to another than the one that they read. A
 * change takes the tick away; going to look and coming back doesn't.
 */
export function useAgreement(
  draft: WillDraft,
  revision: number,
): [agreed: boolean, agree: (is: boolean) => void] {
  const [to, setTo] = useState<{ draft: WillDraft; revision: number } | null>(null);
  const agreed =
    to !== null &&
    to.revision === revision &&
    (to.draft === draft || answersOf(to.draft) === answersOf(draft));
  return [agreed, (is) => setTo(is ? { draft, revision } : null)];
}
