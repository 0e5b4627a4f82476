import { deedSigningSteps, deedTexts } from '../../texts/deed.ts';
import { DeedCard } from './DeedCard.tsx';

/** How to sign, to be read before the download, since the deed has no page of its own for it. */
export function DeedSigningSteps() {
  return (
    <DeedCard title={deedTexts.proposed.signing}>
      <ol className="list-decimal space-y-2 ps-6 marker:text-ink-3">
        {deedSigningSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </DeedCard>
  );
}
