import { Alert, Button, formatTime } from '@virasat/ui';
import { useSignIn } from '../app/use-sign-in.ts';
import { useAccount, useDraft } from './account-context.tsx';
import { accountTexts as texts } from './texts.ts';

/**
 * Says that the service would not take the session, or that the session is about to end. Neither takes the person
 * away from what they are doing.
 *
 * @see architecture.md, Session; design.md 4.9
 */
export function SessionAlerts({ isRejected }: { isRejected: boolean }) {
  const { identity, phase, accountSave } = useAccount();
  const { isAhead } = useDraft();
  const signIn = useSignIn();
  if (isRejected) {
    const action = <Button onClick={signIn}>{texts.signIn}</Button>;
    return <Alert tone="danger" live title={texts.authenticationError} action={action} />;
  }
  if (phase !== 'ending' && phase !== 'last-minute') return null;
  const action = isAhead ? (
    <Button variant="secondary" onClick={() => void accountSave.save()}>
      {texts.save}
    </Button>
  ) : null;
  return (
    <Alert
      tone="warn"
      live
      title={texts.endingTitle(formatTime(new Date(identity.expiresAt)))}
      action={action}
    >
      {isAhead ? texts.endingText : texts.endingSavedText}
    </Alert>
  );
}
