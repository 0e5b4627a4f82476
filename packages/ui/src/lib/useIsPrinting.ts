import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * True while the page is being printed, so that what is closed on the screen is open on paper.
 *
 * The browser takes its picture of the page as soon as the event's handlers have run, and a script
 * that calls `print()` lets no later task in between: the change must be in the page by then.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const media = window.matchMedia('print');
    const set = (value: boolean) => flushSync(() => setPrinting(value));
    const handleBefore = () => set(true);
    const handleAfter = () => set(false);
    const handleChange = (event: MediaQueryListEvent) => set(event.matches);
    window.addEventListener('beforeprint', handleBefore);
    window.addEventListener('afterprint', handleAfter);
    media.addEventListener('change', handleChange);
    return () => {
      window.removeEventListener('beforeprint', handleBefore);
      window.removeEventListener('afterprint', handleAfter);
      media.removeEventListener('change', handleChange);
    };
  }, []);
  return isPrinting;
}
