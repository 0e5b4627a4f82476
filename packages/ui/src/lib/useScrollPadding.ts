import { type RefObject, useEffect } from 'react';

/**
 * Brings the whole of a text area into view when a key leads to it: browsers do so with its caret's line alone, and the
 * bar would cover the rest. Whoever presses it with a mouse has it where they want it.
 */
function keepTextAreasClear(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isPressed = false;
  const letGo = (): void => {
    isPressed = false;
  };
  document.addEventListener(
    'pointerdown',
    () => {
      isPressed = true;
    },
    { signal, capture: true },
  );
  document.addEventListener('pointerup', letGo, { signal, capture: true });
  document.addEventListener('pointercancel', letGo, { signal, capture: true });
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLTextAreaElement && !isPressed) target.scrollIntoView({ block: 'nearest' });
    },
    { signal },
  );
  return () => listening.abort();
}

/**
 * Keeps what is focused clear of a bar that sticks to the window's foot, by the bar's real height, for as long as it
 * does stick.
 * @see https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum
 */
export function useScrollPaddingFor(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const root = document.documentElement;
    const before = root.style.scrollPaddingBlockEnd;
    const observer = new ResizeObserver(() => {
      const style = getComputedStyle(element);
      const gap = Number.parseFloat(style.bottom) || 0;
      root.style.scrollPaddingBlockEnd =
        style.position === 'sticky' && element.offsetHeight > 0 ? `${element.offsetHeight + gap}px` : before;
    });
    observer.observe(element);
    const stopKeepingClear = keepTextAreasClear();
    return () => {
      stopKeepingClear();
      observer.disconnect();
      root.style.scrollPaddingBlockEnd = before;
    };
  }, [bar]);
}
