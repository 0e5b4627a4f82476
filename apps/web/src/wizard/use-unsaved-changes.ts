import { useBlocker, useNavigate } from '@tanstack/react-router';
import { FIRST_STAGE, INTRO_STAGE, type StageNumber } from '@virasat/will-model';
import { useState } from 'react';
import { useAccount } from '../account/account-context.tsx';
import { reportFailure } from '../app/failure.ts';

/** What the 'Unsaved Changes' dialog needs. */
export interface UnsavedChanges {
  open: boolean;
  /** Asks the same where a button, not a link, would start a new will. */
  ask(): void;
  onCancel(): void;
  onStartNewWill(): void;
}

/**
 * Asks before a link to plain /create-will starts a new will, and lets the browser warn before the page is left.
 * Back and Forward, and links elsewhere, go unasked: the draft stays.
 *
 * @param isDone True once the will was submitted: then there is nothing to lose.
 * @see spec.md section 2, Will wizard; design.md 4.8
 */
export function useUnsavedChanges(stage: StageNumber, isDone: boolean): UnsavedChanges {
  const { store } = useAccount();
  const navigate = useNavigate();
  const isUnderWay = stage >= FIRST_STAGE && !isDone;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next, action }) =>
      isUnderWay &&
      (action === 'PUSH' || action === 'REPLACE') &&
      current.pathname === '/create-will' &&
      next.pathname === '/create-will' &&
      !('stage' in next.search),
    enableBeforeUnload: isUnderWay,
    withResolver: true,
  });
  const [isAsked, setAsked] = useState(false);
  const startNewWill = async (): Promise<void> => {
    blocker.reset?.();
    // First the address, then the draft: an empty draft at a later stage's address would be clamped to stage 1.
    await navigate({ to: '/create-will', search: { stage: INTRO_STAGE }, ignoreBlocker: true });
    store.startNew();
  };
  return {
    open: isAsked || blocker.status === 'blocked',
    ask: () => setAsked(true),
    onCancel: () => {
      setAsked(false);
      blocker.reset?.();
    },
    onStartNewWill: () => {
      setAsked(false);
      startNewWill().catch(reportFailure);
    },
  };
}
