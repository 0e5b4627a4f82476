import type { Page } from '@playwright/test';

/** Does what a browser's translation does: every text goes into `font` elements, behind the app's back (C-56). */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    for (const text of found) {
      const { parentElement, parentNode } = text;
      if (parentElement === null || parentNode === null) continue;
      // Options hold text alone, and what is marked is left alone, as a browser does.
      if (parentElement instanceof HTMLOptionElement || parentElement.closest('[translate=no]')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      parentNode.replaceChild(outer, text);
      outer.append(inner);
      inner.textContent = `¤${text.textContent ?? ''}`;
    }
  });
