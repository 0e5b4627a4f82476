import { Button, HomeScreen } from '@virasat/ui';
import type { NoticeKind } from '../app/notices.ts';
import { useSignIn } from '../app/use-sign-in.ts';
import { renderLink } from './render-link.tsx';
import { shellTexts as texts } from './texts.ts';

const notices = {
  'sign-in-needed': { tone: 'info', title: texts.signInNeeded },
  'sign-in-failed': { tone: 'warn', title: texts.signInFailed },
  'session-ended': { tone: 'warn', title: texts.sessionEnded },
  'session-ended-saved': { tone: 'ok', title: texts.sessionEndedSaved },
} as const satisfies Record<NoticeKind, unknown>;

/** The home page, and why somebody was sent to it. */
export function HomePage({ notice }: { notice: NoticeKind | null }) {
  const signIn = useSignIn();
  const action = (
    <Button variant="primary" onClick={signIn}>
      {texts.signIn}
    </Button>
  );
  return (
    <HomeScreen
      renderLink={renderLink}
      getStartedHref="/create-will"
      notice={notice === null ? undefined : { ...notices[notice], action }}
    />
  );
}
