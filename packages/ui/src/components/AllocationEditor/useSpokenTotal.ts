import { useCallback, useEffect, useRef } from 'react';
import { announce } from '../../lib/announce.ts';
import { totalsText } from './AllocationTotals.tsx';

/** Pause in typing (ms) after which the total is spoken. */
export const TOTAL_SPOKEN_AFTER_MS = 600;

/**
 * Speaks the total when it has changed and typing has stopped.
 * @returns Takes a total for spoken, where another message already says it.
 */
export function useSpokenTotal(total: number): (spokenTotal: number) => void {
  const spoken = useRef(total);
  useEffect(() => {
    if (total === spoken.current) return;
    const timer = setTimeout(() => {
      spoken.current = total;
      announce(totalsText(total));
    }, TOTAL_SPOKEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [total]);
  return useCallback((spokenTotal: number) => {
    spoken.current = spokenTotal;
  }, []);
}
