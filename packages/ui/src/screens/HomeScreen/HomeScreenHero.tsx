import { Button } from '../../components/Button/index.ts';
import { HeroIllustration } from '../../illustrations/HeroIllustration.tsx';
import type { RenderLink } from '../../lib/renderLink.ts';
import { screenColumn } from '../layout.ts';
import { Rosette } from '../Rosette/index.ts';
import { proposed, specified } from '../texts.ts';

export interface HomeScreenHeroProps {
  renderLink: RenderLink;
  getStartedHref: string;
  howItWorksHref: string;
}

/** Title, promise with its condition, two ways on; the illustration beside it, or under it on phones. */
export function HomeScreenHero({ renderLink, getStartedHref, howItWorksHref }: HomeScreenHeroProps) {
  return (
    <section
      className={screenColumn({
        width: 'shell',
        className:
          'grid items-center gap-x-12 gap-y-18 pt-10 pb-18 md:pt-14 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:pt-16 lg:pb-24',
      })}
    >
      <div>
        <h1 tabIndex={-1} className="max-w-[15ch] font-display text-hero font-medium text-balance">
          {specified.heroTitle}
        </h1>
        <p className="mt-6 font-display text-h3 text-ink">{proposed.heroLead}</p>
        <p className="mt-1 text-ink-2">{proposed.heroCondition}</p>
        <div className="mt-8 flex flex-col gap-3 xs:flex-row xs:flex-wrap xs:gap-4">
          <Button asChild variant="primary" className="xs:px-7">
            {renderLink({ href: getStartedHref, className: '', children: specified.getStarted })}
          </Button>
          <Button asChild variant="secondary" className="xs:px-7">
            {renderLink({ href: howItWorksHref, className: '', children: specified.howItWorks })}
          </Button>
        </div>
      </div>
      <div className="relative isolate mx-auto w-50 md:w-full md:max-w-[30rem]">
        <Rosette className="absolute top-1/2 left-1/2 -z-10 w-[130%] max-w-none -translate-1/2 md:w-[104%]" />
        <HeroIllustration className="max-w-none" />
      </div>
    </section>
  );
}
