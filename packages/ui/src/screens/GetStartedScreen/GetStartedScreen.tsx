import type { RenderLink } from '../../lib/renderLink.ts';
import { screenColumn } from '../layout.ts';
import { planPrice } from '../PricingSection/index.ts';
import { GetStartedScreenCard } from './GetStartedScreenCard.tsx';
import { proposedStart as proposed, specifiedStart as specified } from './getStartedTexts.ts';

export interface GetStartedScreenProps {
  /** Draws the two links: without a session they lead through the sign-in. */
  renderLink: RenderLink;
  freeHref: string;
  professionalHref: string;
}

/**
 * The choice between the two wills. The choice is the page, so the two cards are equal, button included.
 * @see spec.md, section 2, Route table
 * @see design.md, 3.1
 */
export function GetStartedScreen({ renderLink, freeHref, professionalHref }: GetStartedScreenProps) {
  return (
    <div
      data-slot="get-started-screen"
      className={screenColumn({ width: 'shell', className: 'pt-10 pb-20 md:pt-14' })}
    >
      <h1 tabIndex={-1} className="font-display text-h1 font-medium text-balance">
        {proposed.title}
      </h1>
      <p className="mt-3 max-w-[60ch] text-lg text-ink-2">{proposed.lead}</p>
      <div className="mt-8 grid gap-6 md:grid-cols-2 lg:gap-8">
        <GetStartedScreenCard
          {...proposed.free}
          renderLink={renderLink}
          title={specified.free}
          price={planPrice('free', 'INR')}
          href={freeHref}
        />
        <GetStartedScreenCard
          {...proposed.professional}
          renderLink={renderLink}
          title={specified.professional}
          price={proposed.priceFrom(planPrice('family', 'INR'))}
          href={professionalHref}
        />
      </div>
    </div>
  );
}
