/**
 * Waits for a page that is being left. Whatever comes after it must not run: it would show, for a moment, a page
 * that nobody asked for, and use up what was left for the next one.
 */
export const leavingThePage = (): Promise<never> => new Promise<never>(() => undefined);
