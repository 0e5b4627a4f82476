import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe finds wrong on a page, by rule and place; empty where nothing is. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the page's policy would refuse that.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
