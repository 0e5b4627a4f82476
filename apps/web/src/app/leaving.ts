/**
 * Waits for a page that is being left. Whatever comes after it must not run: it would show, for a moment, a page
 * that nobody asked for, and use up what was left for the next one.
 */
export const leavingThePage = (): Promise<never> => new Promise<never>(() => undefined);

let leaving = false;

/** Whether another page is about to be loaded in place of this one. */
export const isLeaving = (): boolean => leaving;

/**
 * Says that another page is about to be loaded in place of this one. From here on nothing of this one leads elsewhere:
 * it would use up the notice that was left for the next.
 */
export function beginLeaving(): void {
  if (leaving) return;
  leaving = true;
  // The browser may keep the page and bring it back later as it was: signed out, with nothing to show.
  window.addEventListener('pageshow', () => window.location.reload(), { once: true });
}
