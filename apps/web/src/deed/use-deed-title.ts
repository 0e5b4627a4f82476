import { useCallback } from 'react';
import { provider } from '../config/brand.ts';

/** The page's title, without the brand. */
export const DEED_TITLE = 'Free will-deed';

/** Marks the window's title while something on the page is wrong (design.md 2.3, PageShell). */
export const useDeedTitle = (): ((isInvalid: boolean) => void) =>
  useCallback((isInvalid: boolean) => {
    document.title = `${isInvalid ? 'Error: ' : ''}${DEED_TITLE} · ${provider.brand}`;
  }, []);
