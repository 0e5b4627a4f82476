import type { FrameLocator, Page } from '@playwright/test';

/** The partner's checkout: a frame over the page. */
export const checkoutOn = (page: Page): FrameLocator => page.frameLocator('.razorpay-container iframe');

/** Orders a top-up on the payment page and opens the checkout for it. */
export async function openCheckout(page: Page, amount: string): Promise<FrameLocator> {
  await page.goto('/payment');
  await page.getByLabel('Amount').fill(amount);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  return checkoutOn(page);
}
