import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Where focus is to go once the editor shows it: a row's person or share, or the add button. */
type RowFocusWish = { to: 'row' | 'share'; key: string } | { to: 'add-button' };

function elementFor(editor: HTMLElement, wish: RowFocusWish): HTMLElement | null | undefined {
  if (wish.to === 'add-button') return editor.querySelector<HTMLElement>('[data-add-share]');
  const row = editor.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(wish.key)}"]`);
  return row?.querySelector<HTMLElement>(wish.to === 'row' ? 'select' : 'input');
}

/** Moves focus inside an AllocationEditor after it has changed; a wish waits until its element is there. */
export function useRowFocus(editor: RefObject<HTMLElement | null>): (wish: RowFocusWish) => void {
  const wished = useRef<RowFocusWish | null>(null);
  useEffect(() => {
    if (wished.current === null || editor.current === null) return;
    const element = elementFor(editor.current, wished.current);
    if (!element) return;
    wished.current = null;
    element.focus();
  });
  return useCallback((wish: RowFocusWish) => {
    wished.current = wish;
  }, []);
}
