import { CollapsibleSection } from '@virasat/ui';
import { reviewTexts, termsPoints } from '../../texts/review.ts';

/**
 * The terms, closed until their header is pressed.
 * @see spec.md, section 2, Review stage
 */
export function ReviewTerms() {
  return (
    <CollapsibleSection title={reviewTexts.terms}>
      <ul className="list-disc space-y-2 ps-6 text-ink-2 marker:text-ink-3">
        {termsPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </CollapsibleSection>
  );
}
