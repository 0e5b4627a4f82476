import { Button } from '../../components/Button/index.ts';
import type { RenderLink } from '../../lib/renderLink.ts';
import { ProviderContact, type ProviderFacts } from '../ContactScreen/index.ts';
import { screenColumn } from '../layout.ts';
import { specified } from '../texts.ts';
import { proposedAbout as proposed } from './aboutTexts.ts';

export interface AboutScreenProps {
  renderLink: RenderLink;
  provider: Pick<ProviderFacts, 'brand' | 'company' | 'address' | 'phone' | 'email'>;
  getStartedHref: string;
  howItWorksHref?: string;
}

/**
 * What the service is, what it is not, and who answers for it.
 * @see spec.md, section 1
 * @see design.md, 1.2, Claims
 */
export function AboutScreen({
  renderLink,
  provider,
  getStartedHref,
  howItWorksHref = '/how-it-works',
}: AboutScreenProps) {
  return (
    <div
      data-slot="about-screen"
      className={screenColumn({ width: 'reading', className: 'pt-10 pb-20 md:pt-14' })}
    >
      <h1 tabIndex={-1} className="font-display text-h1 font-medium">
        {proposed.title}
      </h1>
      <p className="mt-4 font-display text-h3 text-ink text-pretty">{proposed.lead(provider.brand)}</p>
      {proposed.sections.map(({ title, text }) => (
        <section key={title} className="mt-9 print:break-inside-avoid">
          <h2 className="font-display text-h3 font-medium">{title}</h2>
          <p className="mt-2 text-ink-2">{text}</p>
        </section>
      ))}
      <section className="mt-12">
        <h2 className="font-display text-h2 font-medium">{proposed.whoTitle}</h2>
        <p className="mt-2 text-ink-2">{proposed.who(provider.brand, provider.company)}</p>
        <ProviderContact provider={provider} className="mt-5 border-y border-line" />
      </section>
      <div className="mt-10 flex flex-col gap-3 xs:flex-row xs:gap-4">
        <Button asChild variant="primary" className="xs:px-7">
          {renderLink({ href: getStartedHref, className: '', children: specified.getStarted })}
        </Button>
        <Button asChild className="xs:px-7">
          {renderLink({ href: howItWorksHref, className: '', children: specified.howItWorks })}
        </Button>
      </div>
    </div>
  );
}
