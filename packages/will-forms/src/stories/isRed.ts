/** Whether a text that says a total is set in red instead of in the ink of the page. Throws where it is not seen. */
export function isRed(text: HTMLElement): boolean {
  if (!text.checkVisibility()) throw new Error('What is not seen has no colour');
  const page = text.closest('main');
  if (page === null) throw new Error('The text stands on a page');
  return window.getComputedStyle(text).color !== window.getComputedStyle(page).color;
}
