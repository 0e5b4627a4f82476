import { Button } from '../../components/Button/index.ts';
import type { RenderLink } from '../../lib/renderLink.ts';
import { screenColumn } from '../layout.ts';
import { faqItems } from './faqItems.ts';
import { proposedFaq as proposed } from './faqTexts.ts';

export interface FaqScreenProps {
  renderLink: RenderLink;
  contactHref?: string;
}

/**
 * Five questions, every answer open: they are short, and closed ones would be missed by a search in the page, on paper
 * and without JavaScript.
 * @see spec.md, section 2, Public content
 */
export function FaqScreen({ renderLink, contactHref = '/contact' }: FaqScreenProps) {
  return (
    <div
      data-slot="faq-screen"
      className={screenColumn({ width: 'reading', className: 'pt-10 pb-20 md:pt-14' })}
    >
      <h1 tabIndex={-1} className="font-display text-h1 font-medium text-balance">
        {proposed.title}
      </h1>
      <div className="mt-8 divide-y divide-line border-y border-line">
        {faqItems.map(({ question, answer }) => (
          <section key={question} className="py-7 print:break-inside-avoid">
            <h2 className="font-display text-h3 font-medium text-balance">{question}</h2>
            <p className="mt-2.5 text-ink-2">{answer}</p>
          </section>
        ))}
      </div>
      <section className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 print:hidden">
        <div className="min-w-0">
          <h2 className="font-display text-h3 font-medium">{proposed.moreTitle}</h2>
          <p className="mt-1 text-ink-2">{proposed.moreText}</p>
        </div>
        <Button asChild className="max-xs:w-full">
          {renderLink({ href: contactHref, className: '', children: proposed.contactUs })}
        </Button>
      </section>
    </div>
  );
}
