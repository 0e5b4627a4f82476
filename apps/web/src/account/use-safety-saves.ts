import { useEffect, useRef } from 'react';
import type { AccountSave } from '../draft/use-account-save.ts';
import type { SessionPhase } from '../session/session-clock.ts';

/** How often a save that failed in the last minute is tried again, in ms. */
const TRY_AGAIN_MS = 10_000;

/**
 * Saves what the account lacks when the page is hidden and in the session's last minute, since the session's end
 * clears this browser's storage.
 *
 * @see architecture.md, Session
 */
export function useSafetySaves({ saveIfAhead }: AccountSave, phase: SessionPhase): void {
  // The latest one, without listening anew each time it changes.
  const save = useRef(saveIfAhead);
  useEffect(() => {
    save.current = saveIfAhead;
  }, [saveIfAhead]);

  useEffect(() => {
    const saveWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') void save.current();
    };
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => document.removeEventListener('visibilitychange', saveWhenHidden);
  }, []);

  useEffect(() => {
    if (phase !== 'last-minute') return;
    const saveNow = (): void => void save.current();
    saveNow();
    const again = setInterval(saveNow, TRY_AGAIN_MS);
    return () => clearInterval(again);
  }, [phase]);
}
