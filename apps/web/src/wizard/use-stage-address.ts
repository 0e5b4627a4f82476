import { useNavigate } from '@tanstack/react-router';
import { clampStage, type StageNumber } from '@virasat/will-model';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useAccount, useDraft } from '../account/account-context.tsx';
import { localToday } from '../app/today.ts';

/** The stage on screen, and the way to another. */
export interface StageAddress {
  stage: StageNumber;
  /** The stage that the address asks for while it is not on screen yet; else null. */
  arriving: StageNumber | null;
  /** The person's own date, 'YYYY-MM-DD'. */
  today: string;
  goTo(stage: StageNumber): void;
}

/**
 * Keeps the stage and the address in step. A stage past the first incomplete one is clamped to it; where the address
 * asks for none, it is the one that was kept with the draft.
 *
 * The router draws a new address in one go, however much that is; a stage follows it in pieces, so that the page goes on
 * answering while a long review comes up.
 *
 * @param askedNow The stage that the address asks for; null where it asks for none.
 * @see architecture.md, The draft; design.md 4.8
 */
export function useStageAddress(askedNow: StageNumber | null): StageAddress {
  const askedStage = useDeferredValue(askedNow);
  const { store } = useAccount();
  const { stage: keptStage } = useDraft();
  const navigate = useNavigate();
  const [today] = useState(() => localToday());

  const wanted = askedStage ?? keptStage;
  // The answers that are drawn may be a key behind those that are kept, which would send back whoever has just gone on.
  const newest = store.getSnapshot().draft;
  const stage = useMemo(() => clampStage(wanted, newest, today), [wanted, newest, today]);

  useEffect(() => {
    // The stage on screen is an older address's: the new one's is on its way, and decides.
    if (askedStage !== askedNow) return;
    if (stage !== askedStage) void navigate({ to: '/create-will', search: { stage }, replace: true });
    store.goTo(stage);
  }, [stage, askedStage, askedNow, navigate, store]);

  const goTo = useCallback(
    (next: StageNumber) => {
      // Kept before the address changes, so that a page left in between comes back at the right stage.
      store.goTo(next);
      void navigate({ to: '/create-will', search: { stage: next } });
    },
    [navigate, store],
  );
  return { stage, arriving: askedStage === askedNow ? null : askedNow, today, goTo };
}
