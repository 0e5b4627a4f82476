import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Where focus is to go once the list shows it. */
export type FocusWish =
  | { to: 'fields' | 'heading' | 'edit'; key: string }
  /** The fields of the first card that is not among `known`. */
  | { to: 'added'; known: ReadonlySet<string> }
  | { to: 'add-button' };

const FIELDS = 'input, select, textarea, [role="radio"], [role="checkbox"]';

function cardOf(list: HTMLElement, key: string): HTMLElement | null {
  return list.querySelector<HTMLElement>(`[data-item-key="${CSS.escape(key)}"]`);
}

function elementFor(list: HTMLElement, wish: FocusWish): HTMLElement | null | undefined {
  switch (wish.to) {
    case 'add-button':
      return list.querySelector<HTMLElement>('[data-list-add]');
    case 'added': {
      const cards = list.querySelectorAll<HTMLElement>('[data-item-key]');
      const added = [...cards].find((card) => !wish.known.has(card.dataset['itemKey'] ?? ''));
      return added?.querySelector<HTMLElement>(FIELDS);
    }
    case 'fields':
      return cardOf(list, wish.key)?.querySelector<HTMLElement>(FIELDS);
    case 'heading':
      return cardOf(list, wish.key)?.querySelector<HTMLElement>('[data-item-heading]');
    case 'edit':
      return cardOf(list, wish.key)?.querySelector<HTMLElement>('[data-item-edit]');
    default:
      return wish satisfies never;
  }
}

/**
 * Moves focus inside a list after it has changed. A wish waits until its element is there; a new one replaces it.
 * @see design.md, 2.2, RepeatableList
 */
export function useCardFocus(list: RefObject<HTMLElement | null>): (wish: FocusWish) => void {
  const wished = useRef<FocusWish | null>(null);
  // A passive effect: a confirm dialog has let go of focus by then, and would take it back earlier.
  useEffect(() => {
    if (wished.current === null || list.current === null) return;
    const element = elementFor(list.current, wished.current);
    if (!element) return;
    wished.current = null;
    element.focus();
  });
  return useCallback((wish: FocusWish) => {
    wished.current = wish;
  }, []);
}
