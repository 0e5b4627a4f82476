import { Mail } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { screenColumn } from '../layout.ts';
import { ContactScreenForm, type EmbeddedForm } from './ContactScreenForm.tsx';
import { proposedContact as proposed } from './contactTexts.ts';
import { ProviderContact } from './ProviderContact.tsx';
import type { ProviderFacts } from './providerFacts.ts';

export interface ContactScreenProps {
  provider: Pick<ProviderFacts, 'address' | 'phone' | 'email'>;
  /** Only where one is configured. The ways above it work without. */
  form?: EmbeddedForm | undefined;
}

/**
 * How to reach the people behind the service: the direct ways first, then the form where there is one.
 * @see spec.md, section 2, Contact
 * @see design.md, 3.1
 */
export function ContactScreen({ provider, form }: ContactScreenProps) {
  return (
    <div
      data-slot="contact-screen"
      className={screenColumn({ width: 'reading', className: 'pt-10 pb-20 md:pt-14' })}
    >
      <h1 tabIndex={-1} className="font-display text-h1 font-medium">
        {proposed.title}
      </h1>
      <p className="mt-3 text-lg text-ink-2">{proposed.lead}</p>
      <ProviderContact provider={provider} className="mt-8 border-y border-line" />
      <Button
        asChild
        variant="primary"
        className="mt-8 max-xs:w-full"
        icon={<Mail aria-hidden strokeWidth={1.75} className="size-5" />}
      >
        <a href={`mailto:${provider.email}`}>{proposed.writeEmail}</a>
      </Button>
      {form !== undefined && <ContactScreenForm form={form} email={provider.email} />}
    </div>
  );
}
