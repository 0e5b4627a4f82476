import { expect, type Page } from '@playwright/test';

/** The accounts that the local sign-in has from the start (apps/stand-ins/README.md). */
export const accounts = { meera: 'meera@example.com', ashwini: 'ashwini@example.com' } as const;
const PASSWORD = 'virasat-local';

/** Fills in the local sign-in page that is shown, whatever led to it. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').first().fill(email);
  await page.getByLabel('Password').first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in on the local sign-in page, from the home page's button to the dashboard. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAs(page, email);
  await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  expect(page.url()).not.toContain('#');
}

/** Presses Logout, which leads through the provider's logout page back home. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Secure Your Legacy with Confidence' })).toBeVisible();
}

/**
 * Makes an account of its own for a journey, so that no other finds its documents or uses its coupon.
 *
 * @returns The account's e-mail.
 */
export async function signUp(page: Page): Promise<string> {
  const email = `journey-${crypto.randomUUID()}@example.com`;
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('E-mail').first().fill(email);
  for (const field of await page.locator('input[type=password]').all()) await field.fill(PASSWORD);
  await page.getByRole('button', { name: /^(Create|Sign up)/ }).click();
  await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible();
  return email;
}

/** Everything that this browser keeps for the product, as text; '{}' where it keeps nothing. */
export const keptHere = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...localStorage }));
