import { expect, test } from '@playwright/test';

const pages = [
  '/',
  '/about',
  '/faq',
  '/contact',
  '/how-it-works',
  '/get-started',
  '/terms',
  '/privacy',
  '/refund-policy',
  '/delivery-policy',
];

test('every link of the public pages leads somewhere true', async ({ page }) => {
  const seen = new Set<string>();
  const waiting = [...pages];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    waiting.push(...links.filter((href) => href !== null));
  }
  for (const path of pages) expect(seen).toContain(path);
});

test('a new page starts at its heading, with its title', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('FAQ · Virasat');
});
