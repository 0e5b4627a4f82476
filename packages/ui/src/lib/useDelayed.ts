import { useEffect, useState } from 'react';

/**
 * Turns true only once `isOn` has been true for `delayMs` without a break, and false at once.
 * @param delayMs Milliseconds.
 */
export function useDelayed(isOn: boolean, delayMs: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [isOn, delayMs]);
  return isOn && isDue;
}
