import { expect, type Page, test } from '@playwright/test';
import { openBeforeItsApp } from '../support/gate.ts';
import { publicRoutes } from '../support/public-routes.ts';
import { accounts, signIn, signInAs } from '../support/sign-in.ts';
import { signedInPaths } from '../support/signed-in-paths.ts';

const banner = (page: Page) => page.getByRole('banner');

test('the header follows the session', async ({ page }) => {
  await page.goto('/about');
  await expect(banner(page).getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Create Will' })).toBeHidden();
  await signIn(page, accounts.ashwini);
  await page.goto('/about');
  await expect(banner(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Create Will' })).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Sign in' })).toHaveCount(0);
  await banner(page).getByRole('button', { name: 'Logout' }).click();
  await expect(banner(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('who is signed in never sees the header of who is not, even before the app runs', async ({ page }) => {
  await signIn(page, accounts.ashwini);
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
  await page.goto('/about');
  await expect(banner(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Sign in' })).toBeHidden();
});

test('no page tries what its own policy forbids', async ({ page }) => {
  const refused: string[] = [];
  await page.exposeFunction('tellRefused', (what: string) => refused.push(what));
  await page.addInitScript({
    content: `document.addEventListener('securitypolicyviolation', ({ blockedURI, sourceFile }) =>
      window.tellRefused(blockedURI + ' in ' + sourceFile))`,
  });
  await signIn(page, accounts.ashwini);
  for (const path of [...publicRoutes, ...signedInPaths]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
  // Had there been anything, it would have been told.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "not allowed"';
    document.head.append(script);
  });
  await expect.poll(() => refused).toHaveLength(1);
});

test('a press that comes before the app runs is not lost', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const app = await openBeforeItsApp(page, '/');
  await banner(page).getByRole('button', { name: 'Menu' }).click();
  await expect(banner(page).getByRole('link', { name: 'FAQ' })).toBeHidden();
  app.open();
  await expect(banner(page).getByRole('link', { name: 'FAQ' })).toBeVisible();
});

test('a press that is still on while the app starts is not lost', async ({ page }) => {
  const app = await openBeforeItsApp(page, '/');
  await banner(page).getByRole('button', { name: 'Sign in' }).hover();
  await page.mouse.down();
  app.open();
  await expect(page.locator('html')).not.toHaveAttribute('data-early');
  await page.mouse.up();
  await page.waitForURL(/\/login\?/);
});

test('an app that can’t start says so, and starts when the page is loaded again', async ({ page }) => {
  await page.route(/\/assets\/client-.*\.js$/, (route) => route.abort());
  for (const path of ['/faq', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('A part of this page could not be loaded');
  }
  await page.goto('/faq');
  await page.unroute(/\/assets\/client-.*\.js$/);
  await page.getByRole('link', { name: 'Reload this page' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/login\?/);
});

test('the menu of a phone closes on Escape and when a page is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const menu = banner(page).getByRole('button', { name: 'Menu' });
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'About Us' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.press('Enter');
  await banner(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('the currency is remembered, and only one that there is', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('₹2,499')).toBeVisible();
  await page.getByRole('radio', { name: 'USD' }).check();
  await expect(page.getByText('$29.99')).toBeVisible();
  await expect(page.locator('[aria-live=polite]')).toContainText('Prices in US dollars');
  await page.reload();
  await expect(page.getByText('$29.99')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'USD' })).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('currency'))).toBe('USD');
  await page.evaluate(() => localStorage.setItem('currency', 'EUR'));
  await page.reload();
  await expect(page.getByText('₹2,499')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'INR' })).toBeChecked();
});

for (const { name, path } of [
  { name: 'Start a Free Will', path: '/create-free-will' },
  { name: 'Start a Professional Will', path: '/create-will' },
]) {
  test(`‹${name}› goes on after the sign-in`, async ({ page }) => {
    // The wizard adds its stage to the address.
    const isAt = ({ pathname }: URL): boolean => pathname === path;
    await page.goto('/get-started');
    await page.getByRole('link', { name }).click();
    await signInAs(page, accounts.ashwini);
    await page.waitForURL(isAt);
    await page.goto('/get-started');
    await page.getByRole('link', { name }).click();
    await page.waitForURL(isAt);
  });
}

test('a choice that was left is forgotten by a sign-in begun elsewhere', async ({ page }) => {
  await page.goto('/get-started');
  await page.getByRole('link', { name: 'Start a Free Will' }).click();
  await page.getByLabel('E-mail').first().waitFor();
  await signIn(page, accounts.ashwini);
});

test('the whole site opens by keyboard', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Which will would you like to make?' }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Start a Free Will' })).toBeFocused();
  for (const name of ['About Us', 'FAQ', 'Contact']) {
    await banner(page).getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});
