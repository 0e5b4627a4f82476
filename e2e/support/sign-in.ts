import { expect, type Page } from '@playwright/test';

/** The accounts that the local sign-in has from the start (apps/stand-ins/README.md). */
export const accounts = { meera: 'meera@example.com', ashwini: 'ashwini@example.com' } as const;
const PASSWORD = 'virasat-local';

/** Signs in on the local sign-in page, from the home page's button to the dashboard. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').first().fill(email);
  await page.getByLabel('Password').first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  expect(page.url()).not.toContain('#');
}
