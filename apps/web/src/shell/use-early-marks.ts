import { useEffect } from 'react';

/**
 * Tells the early script that the app is there: its marks go, since the page knows for itself what they stood for, and
 * a press that came too soon is repeated.
 * @see ../early/early.ts
 */
export function useEarlyMarks(): void {
  useEffect(() => {
    document.documentElement.removeAttribute('data-early');
    document.dispatchEvent(new Event('app-ready'));
  }, []);
}
