import type { DocumentClient } from '@virasat/api-client';
import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { afterNextFrame } from '../app/after-frame.ts';
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

/**
 * The draft, one frame after it changed. The field that is typed into has drawn the letter by then: what the rest of
 * the page makes of it must not stand between a key and its letter.
 *
 * For what has to be the latest at the time of a press, ask the store.
 */
export function useDraft(): DraftState {
  const { store } = useAccount();
  const [state, setState] = useState(store.getSnapshot);
  useEffect(() => {
    const follow = (): void => startTransition(() => setState(store.getSnapshot()));
    // Whatever happened between drawing and listening.
    follow();
    const followed = afterNextFrame(follow);
    const leave = store.subscribe(followed.ask);
    return () => {
      leave();
      followed.callOff();
    };
  }, [store]);
  return state;
}
