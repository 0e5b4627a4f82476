import type { DocumentClient } from '@virasat/api-client';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DraftState, DraftStore } from '../draft/draft-store.ts';
import type { AccountSave } from '../draft/use-account-save.ts';
import type { Identity } from '../session/identity.ts';
import type { SessionPhase } from '../session/session-clock.ts';

/** What every signed-in page works with. */
export interface Account {
  identity: Identity;
  phase: SessionPhase;
  client: DocumentClient;
  store: DraftStore;
  accountSave: AccountSave;
}

/** Holds the account; `AccountLayout` provides it. */
export const AccountContext = createContext<Account | null>(null);

/**
 * The account of the person who is signed in.
 *
 * @throws Error Outside the signed-in pages.
 */
export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (account === null) throw new Error('`useAccount` must be used within `AccountLayout`');
  return account;
}

/** The draft as it is now; the component renders anew whenever it changes. */
export function useDraft(): DraftState {
  const { store } = useAccount();
  return useSyncExternalStore(store.subscribe, store.getSnapshot);
}
