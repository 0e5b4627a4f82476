import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { ashwini, meera } from '@virasat/will-model/fixtures';
import { keptText, openWizardWith } from '../support/kept-draft.ts';
import { signUp } from '../support/sign-in.ts';
import { expectStage, submitWill } from '../support/wizard.ts';

/** The partner's checkout: a frame over the page. */
const checkoutOn = (page: Page): FrameLocator => page.frameLocator('.razorpay-container iframe');

test('a refused will is paid for, and submitted with every answer still there', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
  await openWizardWith(page, ashwini, 7);
  await submitWill(page);
  const ready = page.getByRole('dialog', { name: 'Your will is ready' });
  await ready.getByRole('button', { name: 'Close and Return to Dashboard' }).click({ timeout: 60_000 });

  await openWizardWith(page, meera, 7);
  await submitWill(page);
  await page
    .getByRole('dialog', { name: 'Insufficient Balance' })
    .getByRole('button', { name: 'Pay Now' })
    .click({ timeout: 60_000 });

  await page.getByLabel('Amount').fill('2499');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  const checkout = checkoutOn(page);
  await expect(checkout.getByText('₹2,499.00')).toBeVisible();
  await checkout.getByRole('button', { name: 'Success' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeFocused();
  await page.getByRole('link', { name: 'Return to Submit Will' }).click();

  await expectStage(page, { stage: 7, name: 'Review your will' });
  expect(await keptText(page)).toContain('Meera Deshpande');
  await submitWill(page);
  await expect(ready).toBeVisible({ timeout: 60_000 });
});

test('a checkout that is closed leads back to the form with the amount kept', async ({ page }) => {
  await signUp(page);
  await page.goto('/payment');
  await page.getByLabel('Amount').fill('19.99');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  const checkout = checkoutOn(page);
  await expect(checkout.getByText('₹19.99')).toBeVisible();
  await checkout.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.razorpay-container')).toBeHidden();
  await expect(page.getByLabel('Amount')).toHaveValue('19.99');
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toHaveCount(0);
});

test('a card that fails can be tried again, and pays once', async ({ page }) => {
  await signUp(page);
  await page.goto('/payment');
  await page.getByLabel('Amount').fill('100');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  const checkout = checkoutOn(page);
  await checkout.getByRole('button', { name: 'Failure' }).click();
  await expect(checkout.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toHaveCount(0);
  await checkout.getByRole('button', { name: 'Success' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toHaveCount(0);
});

test('an amount that is none makes no order', async ({ page }) => {
  await signUp(page);
  await page.goto('/payment');
  let hasOrdered = false;
  page.on('request', (request) => {
    hasOrdered ||= request.url().endsWith('/api/orders');
  });
  for (const amount of ['', '0', '0.5', '1e3', '1.005']) {
    await page.getByLabel('Amount').fill(amount);
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByText('Please enter a valid amount.')).toBeVisible();
  }
  expect(hasOrdered).toBe(false);
});

test('a checkout that does not load says so, and the next press loads it afresh', async ({ page }) => {
  await signUp(page);
  await page.goto('/payment');
  await page.route('**/checkout.js*', (route) => route.abort());
  await page.getByLabel('Amount').fill('100');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  const message = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(message).toContainText('Failed to load payment gateway. Please try again.');
  await page.keyboard.press('Escape');
  await page.unroute('**/checkout.js*');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.locator('.razorpay-container')).toBeVisible();
});
