import { expect, test } from '@playwright/test';
import { meera } from '@virasat/will-model/fixtures';
import { openWizardWith } from '../support/kept-draft.ts';
import { signUp } from '../support/sign-in.ts';

const quickActions = [
  { name: 'Create Will', path: '/create-will', heading: 'Welcome to the Will Creation Form' },
  { name: 'Create Free Will', path: '/create-free-will', heading: 'Free will-deed' },
  { name: 'Recent Documents', path: '/recent-documents', heading: 'Recent documents' },
  { name: 'Account Settings', path: '/settings', heading: 'Account Settings' },
  { name: 'Billing', path: '/billing', heading: 'Payment History' },
] as const;

test('the dashboard asks the service nothing and leads everywhere', async ({ page }) => {
  await signUp(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible();
  const actions = page.getByRole('region', { name: 'Quick Actions' });
  await expect(actions.getByRole('link')).toHaveText(quickActions.map(({ name }) => name));
  const start = page.getByRole('region', { name: 'Get Started' });
  await expect(start.getByRole('link')).toHaveText(['Create New Will', 'Create Free Will']);
  await expect(page.getByRole('link', { name: /^Continue your will/ })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  for (const { name, path, heading } of quickActions) {
    await actions.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeFocused();
  }
});

test('the dashboard says how far an unfinished will is, and goes on there', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
  await openWizardWith(page, meera, 4);
  await expect(page.getByRole('heading', { name: 'Executor', level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: /^Continue your will: step 4 of 7/ }).click();
  await expect(page).toHaveURL(/\/create-will\?stage=4$/);
});

test('a page whose code can’t be loaded says so and can be loaded anew', async ({ page }) => {
  await signUp(page);
  const code = '**/assets/settings-*.js';
  await page.route(code, (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Account Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.unroute(code);
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
});
