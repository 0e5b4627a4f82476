import type { StageNumber } from '@virasat/will-model';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the page to its top and focus to the stage's heading when the stage changes, whoever changed it (Next,
 * Previous, Edit, the browser's Back).
 *
 * @param root Holds the stage.
 * @param openedAt The first stage that was shown, which takes no focus.
 * @see design.md section 4, point 1
 */
export function useStageFocus(
  root: RefObject<HTMLElement | null>,
  stage: StageNumber,
  openedAt: StageNumber,
): void {
  const shown = useRef(openedAt);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    window.scrollTo(0, 0);
    root.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [stage, root]);
}
