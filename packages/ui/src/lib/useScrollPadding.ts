import { type RefObject, useEffect } from 'react';

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
    return () => {
      observer.disconnect();
      root.style.scrollPaddingBlockEnd = before;
    };
  }, [bar]);
}
