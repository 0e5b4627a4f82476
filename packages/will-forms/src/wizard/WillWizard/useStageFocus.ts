import type { StageNumber } from '@virasat/will-model';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the page to its top and focus to the stage's heading when the stage changes, whoever changed it (Next,
 * Previous, Edit, the browser's Back). The first stage that is shown takes no focus.
 *
 * @returns The ref of the element that holds the stage.
 * @see design.md section 4, point 1
 */
export function useStageFocus(stage: StageNumber): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    window.scrollTo(0, 0);
    root.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [stage]);
  return root;
}
