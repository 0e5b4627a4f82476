import { expect, type Page, test } from '@playwright/test';
import { openCheckout } from '../support/checkout.ts';
import { canReadPdf, pdfText, squeezed } from '../support/pdf-text.ts';
import { type Asked, answerInstead, letThrough } from '../support/service.ts';
import { signUp } from '../support/sign-in.ts';

const isHistory = ({ subaction }: Asked): boolean => subaction === 'PaymentInfo';
const history = (page: Page) => page.getByRole('table', { name: 'Payment History' });

/** The cells of each payment, without its date. */
const payments = async (page: Page): Promise<string[][]> => {
  const rows = await history(page).locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) => {
      const [number = '', , ...rest] = await row.locator('td, th').allInnerTexts();
      return [number, ...rest];
    }),
  );
};

test('a callback that was lost is found in Billing once the partner has told the service', async ({
  page,
}) => {
  await signUp(page);
  const checkout = await openCheckout(page, '2499');
  await checkout.getByLabel('The page').selectOption('lost');
  await checkout.getByRole('button', { name: 'Success' }).click();
  await expect(page.locator('.razorpay-container')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toHaveCount(0);
  await expect(async () => {
    await page.goto('/billing');
    await expect(history(page).getByText('Success')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.goto('/settings');
  await expect(page.getByText('₹2,499', { exact: true })).toBeVisible();
});

test('a payment that the service can’t be told of is no failure, and nobody pays twice', async ({ page }) => {
  await signUp(page);
  const checkout = await openCheckout(page, '100');
  await page.route('**/api/orders', (route) =>
    route.request().postDataJSON().action === 'verifyPayment' ? route.abort() : route.fallback(),
  );
  await checkout.getByRole('button', { name: 'Success' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeFocused();
  await expect(page.getByText(/there is no need to pay again/)).toBeVisible();
  await page.getByRole('link', { name: 'See it in Billing' }).click();
  await expect(history(page).getByText('₹100')).toBeVisible();
});

test('the history is empty, then has the newest first, and an invoice for what was paid', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/billing');
  await expect(page).toHaveTitle('Payment History · Virasat');
  await expect(page.getByText('No payment history available')).toBeVisible();

  const abandoned = await openCheckout(page, '19.99');
  await abandoned.getByRole('button', { name: 'Close' }).click();
  const paid = await openCheckout(page, '2499');
  await paid.getByRole('button', { name: 'Success' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();

  await page.goto('/billing');
  await expect(history(page).locator('tbody tr')).toHaveCount(2);
  await expect(history(page).getByRole('columnheader')).toHaveText([
    'Sr No.',
    'Date',
    'Amount',
    'Status',
    'Invoice',
  ]);
  expect(await payments(page)).toEqual([
    ['1', '₹2,499', 'Success', 'Download invoice'],
    ['2', '₹19.99', 'Pending', expect.stringContaining('No invoice')],
  ]);

  const button = page.getByRole('button', { name: 'Download invoice of payment 1' });
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await button.dblclick();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^invoice-pay_\w+\.pdf$/);
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  expect(downloads).toHaveLength(1);
  if (!(await canReadPdf())) return;
  const text = squeezed(await pdfText(await file.path()));
  // C-50: 2499 is 2117.80 and twice 190.60.
  for (const words of ['2,117.80', '190.60', '2,499.00', file.suggestedFilename().slice(8, -4)])
    expect(text).toContain(words);
});

test('billing data that can’t be fetched says so; an invoice that can’t be made does too', async ({
  page,
}) => {
  await signUp(page);
  await answerInstead(page, isHistory, (route) => route.fulfill({ status: 501, body: '' }));
  await page.goto('/billing');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Error');
  await expect(alert).toContainText('Failed to fetch billing data');
  await letThrough(page);

  // Another service's list, in a field of its own, oldest first, with what it leaves out.
  const items = [
    { OrderId: 'order_1', Amount: '500', PaymentStatus: 'Refunded', CreatedAt: '2026-11-01T06:00:00Z' },
    { PaymentId: 'pay_2', Amount: 29.99, Currency: 'USD', PaymentStatus: 'Success', CreatedAt: '2026-11-02' },
  ];
  await answerInstead(page, isHistory, (route) => route.fulfill({ json: { items } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(history(page).locator('tbody tr')).toHaveCount(2);
  expect(await payments(page)).toEqual([
    ['1', '$29.99', 'Success', 'Download invoice'],
    ['2', '₹500', 'Failed', expect.stringContaining('No invoice')],
  ]);
  await page.route('**/assets/invoice-file-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Download invoice of payment 1' }).click();
  await expect(alert).toContainText('Failed to download invoice. Please try again later.');
});
