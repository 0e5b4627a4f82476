import { Button } from '../../components/Button/index.ts';
import type { RenderLink } from '../../lib/renderLink.ts';
import { screenColumn } from '../layout.ts';
import { specified } from '../texts.ts';
import { HowItWorksStep } from './HowItWorksStep.tsx';
import { proposedHowItWorks as proposed } from './howItWorksTexts.ts';
import {
  FillIllustration,
  GenerateIllustration,
  ReviewIllustration,
  SignIllustration,
} from './stepIllustrations.tsx';

export interface HowItWorksScreenProps {
  renderLink: RenderLink;
  getStartedHref: string;
}

const { fill, review, generate, sign } = proposed.steps;
const steps = [
  { ...fill, Illustration: FillIllustration },
  { ...review, Illustration: ReviewIllustration },
  { ...generate, Illustration: GenerateIllustration },
  { ...sign, Illustration: SignIllustration },
];

/**
 * The four steps, as numbered knots on one thread: to and fro on a wide screen, straight down on a phone.
 * @see spec.md, section 2, Public content
 * @see design.md, 3.1
 */
export function HowItWorksScreen({ renderLink, getStartedHref }: HowItWorksScreenProps) {
  return (
    <div
      data-slot="how-it-works-screen"
      className={screenColumn({ width: 'reading', className: 'pt-10 pb-20 md:pt-14' })}
    >
      <h1 tabIndex={-1} className="font-display text-h1 font-medium text-balance">
        {proposed.title}
      </h1>
      <p className="mt-3 text-lg text-ink-2">{proposed.lead}</p>
      <ol className="mt-10">
        {steps.map((step, index) => (
          <HowItWorksStep
            key={step.title}
            {...step}
            number={index + 1}
            isOnRight={index % 2 === 0}
            isLast={index === steps.length - 1}
          />
        ))}
      </ol>
      <div className="mt-14 border-t border-line pt-8 md:text-center">
        <p className="text-ink-2">{proposed.bindingNote}</p>
        <Button asChild variant="primary" className="mt-5 max-xs:w-full xs:px-7">
          {renderLink({ href: getStartedHref, className: '', children: specified.getStarted })}
        </Button>
      </div>
    </div>
  );
}
