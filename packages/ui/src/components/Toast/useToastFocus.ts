import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import { focusAgain } from '../../lib/useReturnFocus.ts';

/** What a list of toasts has to do so that focus is not lost with one of them. */
export interface ToastFocus {
  /** For the element round all toasts. */
  region: RefCallback<HTMLElement>;
  /** To be called before a toast is taken away. */
  noteFocus(): void;
}

/**
 * Gives focus back where the toast that had it has gone: to what had it before the toasts, or to the page's h1. Radix
 * leaves it on the list, which is empty by then. It stays with the toasts while others stand, and where the toast's
 * action has led to.
 */
export function useToastFocus(): ToastFocus {
  const place = useRef<HTMLElement | null>(null);
  const origin = useRef<HTMLElement | null>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement !== document.body) return;
    // The page may have been scrolled meanwhile; closing a message is no wish to see another part of it.
    focusAgain(origin.current, { preventScroll: true });
    origin.current = null;
  });
  const region = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    place.current = element;
    function handleFocusIn({ relatedTarget }: FocusEvent): void {
      if (relatedTarget instanceof HTMLElement && place.current?.contains(relatedTarget) === false) {
        origin.current = relatedTarget;
      }
    }
    element.addEventListener('focusin', handleFocusIn);
    return () => {
      element.removeEventListener('focusin', handleFocusIn);
      place.current = null;
    };
  }, []);
  const noteFocus = useCallback(() => {
    hadFocus.current = place.current?.contains(document.activeElement) === true;
  }, []);
  return { region, noteFocus };
}
