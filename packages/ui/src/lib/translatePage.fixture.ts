/**
 * What a browser's translation does to a page: every text goes into `font` elements, behind React's back.
 * @see cases C-56
 */
export function translatePage(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
  for (const text of found) {
    // Options hold text alone; translators leave them to the browser.
    if (text.parentElement instanceof HTMLOptionElement) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}
