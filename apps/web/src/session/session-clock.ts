import { useEffect, useState } from 'react';

/** The person is warned this long before the session ends, in ms (architecture.md, Session). */
export const WARN_BEFORE_MS = 5 * 60 * 1000;

/** Answers that the account lacks are saved this long before the session ends, in ms (architecture.md, Session). */
export const SAVE_BEFORE_MS = 60 * 1000;

/** The longest time that a browser's timer can hold, in ms; a longer one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** How near the end of the session is. */
export type SessionPhase = 'running' | 'ending' | 'last-minute' | 'over';

/** Says how near the end is, and in how many ms that changes (null: never again). */
export function sessionPhase(
  expiresAt: number,
  now: number,
): { phase: SessionPhase; changesIn: number | null } {
  const left = expiresAt - now;
  if (left <= 0) return { phase: 'over', changesIn: null };
  if (left <= SAVE_BEFORE_MS) return { phase: 'last-minute', changesIn: left };
  if (left <= WARN_BEFORE_MS) return { phase: 'ending', changesIn: left - SAVE_BEFORE_MS };
  return { phase: 'running', changesIn: left - WARN_BEFORE_MS };
}

/**
 * Follows the session towards its end. A device that slept through a timer is asked again when its page is seen.
 *
 * @param expiresAt In ms since 1970.
 */
export function useSessionPhase(expiresAt: number): SessionPhase {
  const [phase, setPhase] = useState(() => sessionPhase(expiresAt, Date.now()).phase);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      const { phase: next, changesIn } = sessionPhase(expiresAt, Date.now());
      setPhase(next);
      if (changesIn !== null) timer = setTimeout(look, Math.min(changesIn, LONGEST_TIMER_MS));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [expiresAt]);
  return phase;
}
