import { useCallback, useRef } from 'react';

/** Gives focus to a heading or a text that Tab does not stop at. */
export function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus();
}

function canTakeFocus(element: HTMLElement | null): element is HTMLElement {
  return element?.isConnected === true && element !== document.body && element.getClientRects().length > 0;
}

/**
 * Where focus goes when a dialog closes: back to what had it before, or to the page's h1 when that
 * is gone. Radix returns it only to a trigger of its own; ours are opened by the program.
 * @see design.md, 2.3, Dialog family
 */
export function useReturnFocus(): { rememberOpener(): void; returnFocus(event: Event): void } {
  const opener = useRef<HTMLElement | null>(null);
  const rememberOpener = useCallback(() => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }, []);
  const returnFocus = useCallback((event: Event) => {
    event.preventDefault();
    if (canTakeFocus(opener.current)) {
      opener.current.focus();
      return;
    }
    const heading = document.querySelector('h1');
    if (heading instanceof HTMLElement) focusQuietly(heading);
  }, []);
  return { rememberOpener, returnFocus };
}
