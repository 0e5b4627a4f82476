import { Link } from '../../components/Link/index.ts';
import { SummaryList } from '../../components/SummaryList/index.ts';
import { proposedContact as proposed, specifiedContact as specified } from './contactTexts.ts';
import type { ProviderFacts } from './providerFacts.ts';

const linkClass = 'inline-flex min-h-11 items-center sm:min-h-0';

/** ‹+91 (20) 0000-0000› as a phone dials it: digits, and the plus before them. */
function dialled(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}

export interface ProviderContactProps {
  provider: Pick<ProviderFacts, 'address' | 'phone' | 'email'>;
  className?: string;
}

/** The ways to reach the provider, when somebody is there, and how soon an answer comes. */
export function ProviderContact({ provider, className }: ProviderContactProps) {
  const { address, phone, email } = provider;
  return (
    <SummaryList
      {...(className === undefined ? {} : { className })}
      rows={[
        {
          key: 'phone',
          term: proposed.phone,
          value: (
            <Link href={`tel:${dialled(phone)}`} className={linkClass}>
              {phone}
            </Link>
          ),
        },
        {
          key: 'email',
          term: proposed.email,
          value: (
            <Link href={`mailto:${email}`} className={linkClass}>
              {email}
            </Link>
          ),
        },
        { key: 'address', term: proposed.address, value: address },
        { key: 'hours', term: proposed.openingHours, value: specified.hours },
        { key: 'reply', term: proposed.replyTime, value: proposed.replyWithin },
      ]}
    />
  );
}
