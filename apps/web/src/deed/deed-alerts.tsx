import { Alert, Button } from '@virasat/ui';
import { useAccount } from '../account/account-context.tsx';
import { accountTexts } from '../account/texts.ts';
import { type DeedState, type DeedStore, isDeedBegun } from './deed-store.ts';
import { deedPageTexts as texts } from './texts.ts';

interface DeedAlertsProps {
  state: DeedState;
  store: DeedStore;
}

/** What may stand between the person and their deed: another tab, the session's end, answers that can't be read. */
export function DeedAlerts({ state, store }: DeedAlertsProps) {
  const { phase } = useAccount();
  const isEnding = phase === 'ending' || phase === 'last-minute';
  return (
    <div className="mb-6 flex flex-col gap-3 empty:hidden">
      {isEnding && isDeedBegun(state) && (
        <Alert tone="warn" live>
          {texts.endingText}
        </Alert>
      )}
      {state.elsewhere !== null && (
        <Alert
          tone="warn"
          live
          title={texts.elsewhereTitle}
          action={
            <>
              <Button onClick={() => store.settle('elsewhere')}>{accountTexts.useElsewhere}</Button>
              <Button variant="quiet" onClick={() => store.settle('here')}>
                {accountTexts.keepHere}
              </Button>
            </>
          }
        >
          {accountTexts.elsewhereText}
        </Alert>
      )}
      {state.wasUnreadable && (
        <Alert tone="warn" title={accountTexts.unreadableTitle}>
          {accountTexts.unreadableText}
        </Alert>
      )}
    </div>
  );
}
