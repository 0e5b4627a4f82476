import type { DocumentClient } from '@virasat/api-client';
import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import type { DraftState, DraftStore } from '../draft/draft-store.ts';
import type { AccountSave } from '../draft/use-account-save.ts';
import type { Identity } from '../session/identity.ts';
import type { SessionPhase } from '../session/session-clock.ts';
import { followDraft } from './follow-draft.ts';

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

/**
 * The draft, a moment after it last changed. The field that is typed into has drawn the letter by then: what the rest of
 * the page makes of it must not stand between a key and its letter, nor before the next key.
 *
 * For what has to be the latest at the time of a press, ask the store.
 */
export function useDraft(): DraftState {
  const { store } = useAccount();
  const [state, setState] = useState(store.getSnapshot);
  useEffect(() => followDraft(store, () => startTransition(() => setState(store.getSnapshot()))), [store]);
  return state;
}
