import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { reportFailure } from '../app/failure.ts';
import { logOut } from '../app/session.ts';
import { useSession } from './use-session.ts';

// The visitor who only reads the home page needs neither the draft's code nor the dialog's.
const LogOutQuestion = lazy(() => import('./log-out-question.tsx'));

/**
 * Logs out; where this device has answers that the account lacks, it asks first.
 *
 * @returns What to call, and the question to place beside the button.
 * @see design.md 4.9
 */
export function useLogOut(): { logOut: () => void; dialog: ReactNode } {
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  const owner = session.status === 'signed-in' ? session.identity.sub : null;

  const leave = useCallback(() => {
    logOut().catch(reportFailure);
  }, []);
  const askOrLeave = useCallback(async () => {
    if (owner === null) return leave();
    const { draftOf } = await import('../app/draft.ts');
    if (draftOf(owner).getSnapshot().isAhead) setAsking(true);
    else leave();
  }, [owner, leave]);

  return {
    logOut: () => {
      askOrLeave().catch(reportFailure);
    },
    dialog: isAsking && owner !== null && (
      <Suspense>
        <LogOutQuestion owner={owner} onLogOut={leave} onStay={() => setAsking(false)} />
      </Suspense>
    ),
  };
}
