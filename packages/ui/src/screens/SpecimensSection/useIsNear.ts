import { type RefCallback, useCallback, useState } from 'react';

/** How far below the window something may be to count as near. */
const MARGIN = '200px';

/**
 * Says whether an element has come near the window, once and for all. A browser's own lazy loading begins more than a
 * thousand pixels ahead, which on most screens is the first view.
 *
 * @returns What the element's `ref` takes, and whether it has come near.
 */
export function useIsNear(): [RefCallback<Element>, boolean] {
  const [isNear, setNear] = useState(false);
  const place = useCallback((element: Element | null) => {
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, isNear];
}
