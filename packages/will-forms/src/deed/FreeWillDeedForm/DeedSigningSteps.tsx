import { deedSigningSteps, plainText } from '@virasat/pdf';
import { deedTexts } from '../../texts/deed.ts';
import { DeedCard } from './DeedCard.tsx';

// The steps speak of no page, so what stands here is never said.
const NO_PAGES = { pageNumber: 0, pageCount: 0 };
const steps = deedSigningSteps().map(({ key, text }) => ({ key, text: plainText(text, NO_PAGES) }));

/** How to sign, to be read before the download, since the deed has no page of its own for it. */
export function DeedSigningSteps() {
  return (
    <DeedCard title={deedTexts.proposed.signing}>
      <ol className="list-decimal space-y-2 ps-6 marker:text-ink-3">
        {steps.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
    </DeedCard>
  );
}
