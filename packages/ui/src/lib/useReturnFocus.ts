import { useCallback, useRef } from 'react';

/** Gives focus to a heading or a text that Tab does not stop at. */
export function focusQuietly(element: HTMLElement, options?: FocusOptions): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus(options);
}

function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

function canTakeFocus(element: HTMLElement | null): element is HTMLElement {
  return element?.isConnected === true && element !== document.body && isVisible(element);
}

/** Gives focus to what had it before, or to the page's h1 when that is gone. */
export function focusAgain(element: HTMLElement | null, options?: FocusOptions): void {
  if (canTakeFocus(element)) {
    element.focus(options);
    return;
  }
  const heading = [...document.querySelectorAll<HTMLElement>('h1')].find(isVisible);
  if (heading !== undefined) focusQuietly(heading, options);
}

/** True when whoever closed the dialog has already given focus to something outside it, the next item of a list say. */
function hasFocusElsewhere(dialog: EventTarget | null): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return false;
  return !(dialog instanceof Node && dialog.contains(activeElement));
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
    if (!hasFocusElsewhere(event.target)) focusAgain(opener.current);
  }, []);
  return { rememberOpener, returnFocus };
}
