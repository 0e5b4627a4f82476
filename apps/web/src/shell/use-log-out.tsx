import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { reportFailure } from '../app/failure.ts';
import { logOut } from '../app/session.ts';
import { useSession } from './use-session.ts';

// The visitor who only reads the home page needs neither the draft's code nor the dialog's.
const LogOutQuestion = lazy(() => import('./log-out-question.tsx'));

/**
 * Logs out; where this device has answers that are nowhere else, it asks first.
 *
 * @returns What to call, and the question to place beside the button.
 * @see design.md 4.9
 */
export function useLogOut(): { logOut: () => void; dialog: ReactNode } {
  const session = useSession();
  const [loses, setLoses] = useState<'will' | 'deed' | 'both' | null>(null);
  const owner = session.status === 'signed-in' ? session.identity.sub : null;

  const leave = useCallback(() => {
    logOut().catch(reportFailure);
  }, []);
  const askOrLeave = useCallback(async () => {
    if (owner === null) return leave();
    const { lostByLogOut } = await import('./lost-by-log-out.ts');
    const lost = lostByLogOut(owner);
    if (lost === null) leave();
    else setLoses(lost);
  }, [owner, leave]);

  return {
    logOut: () => {
      askOrLeave().catch(reportFailure);
    },
    dialog: loses !== null && owner !== null && (
      <Suspense>
        <LogOutQuestion owner={owner} loses={loses} onLogOut={leave} onStay={() => setLoses(null)} />
      </Suspense>
    ),
  };
}
