import { expect, type Page } from '@playwright/test';

/** Links into the page itself that lead to no part of it. */
const deadPlaces = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => document.getElementById(decodeURIComponent(href.slice(1))) === null),
    );

/**
 * Follows every link within the site, from its first page on, and expects a page at its end.
 *
 * @returns The paths that were found.
 */
export async function crawl(page: Page, from: string): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  const waiting = [from];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    // What the service sends as another kind of file has no links of its own.
    if (!(response?.headers()['content-type'] ?? '').startsWith('text/html')) continue;
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
    expect(await deadPlaces(page), path).toEqual([]);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    waiting.push(...links.filter((href) => href !== null));
  }
  return seen;
}
