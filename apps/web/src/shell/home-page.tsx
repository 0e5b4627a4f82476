import willInEnglish from '@virasat/pdf/pictures/will-en.svg?url';
import willInHindi from '@virasat/pdf/pictures/will-hi.svg?url';
import willInMarathi from '@virasat/pdf/pictures/will-mr.svg?url';
import { Button, HomeScreen, PricingSection, SpecimensSection } from '@virasat/ui';
import { useSyncExternalStore } from 'react';
import { chooseCurrency, useCurrency } from '../app/currency.ts';
import type { NoticeKind } from '../app/notices.ts';
import { useSignIn } from '../app/use-sign-in.ts';
import { renderLink } from './render-link.tsx';
import { shellTexts as texts } from './texts.ts';

const notices = {
  'sign-in-needed': { tone: 'info', title: texts.signInNeeded },
  'sign-in-failed': { tone: 'warn', title: texts.signInFailed },
  'session-ended': { tone: 'warn', title: texts.sessionEnded },
  'session-ended-saved': { tone: 'ok', title: texts.sessionEndedSaved },
  'account-deleted': { tone: 'ok', title: texts.accountDeleted },
} as const satisfies Record<NoticeKind, unknown>;

const specimens = [
  { language: 'English', src: willInEnglish },
  { language: 'Hindi', src: willInHindi },
  { language: 'Marathi', src: willInMarathi },
] as const;

/** Every plan leads to the choice between the two wills, where the price is told again before anything is begun. */
const planHrefs = { free: '/get-started', family: '/get-started', estate: '/get-started' } as const;

const never = () => () => undefined;

/** The home page, and why somebody was sent to it. */
export function HomePage({ notice }: { notice: NoticeKind | null }) {
  const signIn = useSignIn();
  const currency = useCurrency();
  // A page that was drawn when the site was built has no notice; hydration has to find it as it was drawn. Where there
  // is none nothing is drawn a second time.
  const told = useSyncExternalStore(
    never,
    () => notice,
    () => null,
  );
  const action = (
    <Button variant="primary" onClick={signIn}>
      {texts.signIn}
    </Button>
  );
  return (
    <HomeScreen
      renderLink={renderLink}
      getStartedHref="/get-started"
      notice={told === null ? undefined : { ...notices[told], action }}
    >
      <SpecimensSection specimens={specimens} />
      <PricingSection
        renderLink={renderLink}
        currency={currency}
        onCurrencyChange={chooseCurrency}
        hrefs={planHrefs}
      />
    </HomeScreen>
  );
}
