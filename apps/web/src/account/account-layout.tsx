import { QueryClientProvider } from '@tanstack/react-query';
import type { DocumentClient } from '@virasat/api-client';
import { ToastProvider } from '@virasat/ui';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { accountCacheOf } from '../app/account-cache.ts';
import { draftOf } from '../app/draft.ts';
import { reportFailure } from '../app/failure.ts';
import { endSession } from '../app/session.ts';
import { isBegun, isUnsaved } from '../draft/draft-store.ts';
import { useAccountSave } from '../draft/use-account-save.ts';
import type { Identity } from '../session/identity.ts';
import { useSessionPhase } from '../session/session-clock.ts';
import { AccountContext } from './account-context.tsx';
import { SessionAlerts } from './session-alerts.tsx';
import { useSafetySaves } from './use-safety-saves.ts';

interface AccountLayoutProps {
  identity: Identity;
  client: DocumentClient;
  children: ReactNode;
}

/** The frame of every signed-in page: its data, its draft, and the end of its session. */
export function AccountLayout(props: AccountLayoutProps) {
  const { queryClient, isRejected: readRejected, subscribe } = accountCacheOf(props.identity.sub);
  const isRejected = useSyncExternalStore(subscribe, readRejected);
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <AccountFrame {...props} isRejected={isRejected} />
      </ToastProvider>
    </QueryClientProvider>
  );
}

function AccountFrame({
  identity,
  client,
  children,
  isRejected,
}: AccountLayoutProps & { isRejected: boolean }) {
  const store = draftOf(identity.sub);
  const accountSave = useAccountSave(client, store);
  const phase = useSessionPhase(identity.expiresAt);
  useSafetySaves(accountSave, phase);
  useEffect(() => {
    if (phase !== 'over') return;
    const state = store.getSnapshot();
    endSession({ isSaved: isBegun(state) && !isUnsaved(state) }).catch(reportFailure);
  }, [phase, store]);
  const account = useMemo(
    () => ({ identity, phase, client, store, accountSave }),
    [identity, phase, client, store, accountSave],
  );
  return (
    <AccountContext value={account}>
      <SessionAlerts isRejected={isRejected} />
      {children}
    </AccountContext>
  );
}
