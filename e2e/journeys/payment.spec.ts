import { expect, type Page, test } from '@playwright/test';
import { ashwini, meera } from '@virasat/will-model/fixtures';
import { checkoutOn, openCheckout } from '../support/checkout.ts';
import { keptText, openWizardWith } from '../support/kept-draft.ts';
import { signUp } from '../support/sign-in.ts';
import { expectStage, submitWill } from '../support/wizard.ts';

test('a refused will is paid for, and submitted with every answer still there (C-47)', async ({ page }) => {
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

  // The message is there again after a reload, for as long as it is true.
  await expect(page.getByRole('main')).toContainText('a will costs ₹2,499');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('a will costs ₹2,499');
  await page.getByLabel('Amount').fill('2499');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  const checkout = checkoutOn(page);
  await expect(checkout.getByText('₹2,499.00')).toBeVisible();
  await checkout.getByRole('button', { name: 'Success' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeFocused();
  await expect(
    page.getByText('Payment successful! Click below to return and submit your will.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Return to Submit Will' }).click();

  await expectStage(page, { stage: 7, name: 'Review your will' });
  // What was said of the balance is not true any more, and Back doesn't bring it back.
  await page.goBack();
  await expect(page.getByLabel('Amount')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('a will costs');
  await page.goForward();
  await expectStage(page, { stage: 7, name: 'Review your will' });
  expect(await keptText(page)).toContain('Meera Deshpande');
  await submitWill(page);
  await expect(ready).toBeVisible({ timeout: 60_000 });
});

test('a checkout that is closed leads back to the form with the amount kept (C-47)', async ({ page }) => {
  await signUp(page);
  const checkout = await openCheckout(page, '19.99');
  await expect(checkout.getByText('₹19.99')).toBeVisible();
  await checkout.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.razorpay-container')).toBeHidden();
  await expect(page.getByLabel('Amount')).toHaveValue('19.99');
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toHaveCount(0);
  expect(await page.evaluate(() => document.body.style.overflow)).toBe('');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(checkout.getByText('₹19.99')).toBeVisible();
});

test('a page that is left takes its checkout along (C-47)', async ({ page }) => {
  await signUp(page);
  await page.getByRole('main').getByRole('link', { name: 'Billing' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Add to your balance' }).click();
  await page.getByLabel('Amount').fill('100');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.locator('.razorpay-container')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Payment History' })).toBeVisible();
  await expect(page.locator('.razorpay-container')).toHaveCount(0);
});

test('a card that fails can be tried again, and pays once (C-47)', async ({ page }) => {
  await signUp(page);
  const checkout = await openCheckout(page, '100');
  await checkout.getByRole('button', { name: 'Failure' }).click();
  await expect(checkout.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toHaveCount(0);
  await checkout.getByRole('button', { name: 'Success' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Amount')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toHaveCount(0);
  await page.goto('/settings');
  await expect(page.getByText('₹100', { exact: true })).toBeVisible();
});

test('a card that failed and a checkout that was closed cost nothing', async ({ page }) => {
  await signUp(page);
  const checkout = await openCheckout(page, '100');
  await checkout.getByRole('button', { name: 'Failure' }).click();
  await expect(checkout.getByRole('alert')).toBeVisible();
  await checkout.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Amount')).toHaveValue('100');
  await page.goto('/settings');
  await expect(page.getByText('₹0', { exact: true })).toBeVisible();
});

test('an amount that is none makes no order (C-49)', async ({ page }) => {
  await signUp(page);
  await page.goto('/payment');
  let hasOrdered = false;
  page.on('request', (request) => {
    hasOrdered ||= request.url().endsWith('/api/orders');
  });
  for (const amount of ['', '0', '0.5', '-1', '1e3', '1.005', '99999999']) {
    await page.getByLabel('Amount').fill('1');
    await page.getByLabel('Amount').fill(amount);
    await expect(page.getByText('Please enter a valid amount.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByText('Please enter a valid amount.')).toBeVisible();
  }
  expect(hasOrdered).toBe(false);
});

test('the checkout gets the order’s amount in whole paise, and whose it is (C-49)', async ({ page }) => {
  await signUp(page);
  await page.goto('/payment');
  // A checkout that is closed at once and keeps what it was given.
  await page.evaluate(() => {
    const given: object[] = [];
    const Razorpay = class {
      readonly #options: { modal: { ondismiss(): void } };
      constructor(options: { modal: { ondismiss(): void } }) {
        this.#options = options;
        given.push(options);
      }
      open(): void {
        this.#options.modal.ondismiss();
      }
      close(): void {}
    };
    Object.assign(window, { Razorpay, given });
  });
  const lastGiven = () =>
    page.evaluate(() => {
      const given: { amount: number; currency: string; notes: object }[] = Reflect.get(window, 'given');
      const { amount, currency, notes } = given.at(-1) ?? {};
      return { times: given.length, amount, currency, notes };
    });
  const subject = await page.evaluate(() => {
    const { sub } = JSON.parse(atob((localStorage.getItem('idToken') ?? '').split('.')[1] ?? ''));
    return sub;
  });
  const amounts = {
    '19.99': 1999,
    '8.2': 820,
    '64.1': 6410,
    '16.08': 1608,
    '1.15': 115,
    '2,499': 249_900,
    '1': 100,
  };
  let times = 0;
  const expectGiven = async (typed: string, amount: number): Promise<void> => {
    await page.getByLabel('Amount').fill(typed);
    await page.getByRole('button', { name: 'Pay Now' }).click();
    times += 1;
    await expect.poll(lastGiven).toEqual({ times, amount, currency: 'INR', notes: { user_id: subject } });
  };
  for (const [typed, amount] of Object.entries(amounts)) await expectGiven(typed, amount);
  // A service that answers in text means the same amount.
  await page.route('**/api/orders', (route) =>
    route.fulfill({ json: { order_id: 'order_1', amount: '19.99', currency: 'INR' } }),
  );
  await expectGiven('19.99', 1999);
});

/** Presses Pay Now, is told what went wrong and goes back to the form. */
async function expectFailure(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Pay Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Payment not completed' });
  await expect(dialog).toContainText(text);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Amount')).toHaveValue('19.99');
}

test('a payment that can’t be begun says why, and the next press begins anew (C-46)', async ({ page }) => {
  await signUp(page);
  await page.goto('/payment');
  await page.getByLabel('Amount').fill('19.99');
  const script = '**/checkout.js*';
  const javascript = { contentType: 'text/javascript' };
  const gateway = 'Failed to load payment gateway. Please try again.';
  await page.route(script, (route) => route.abort());
  await expectFailure(page, gateway);
  await page.unroute(script);
  await page.route(script, (route) => route.fulfill({ ...javascript, body: '' }));
  await expectFailure(page, gateway);
  expect(await page.locator('script[src*="checkout.js"]').count()).toBe(0);
  await page.unroute(script);

  // The script is there from here on, whatever it is worth.
  const order = 'Error creating order. Please try again.';
  const answers = [
    { amount: 20 },
    { amount: 19.98 },
    { amount: 199_900 },
    { order_id: '' },
    { success: false },
  ];
  for (const changes of answers) {
    await page.route('**/api/orders', (route) =>
      route.fulfill({ json: { order_id: 'order_1', amount: 19.99, currency: 'INR', ...changes } }),
    );
    await expectFailure(page, order);
    await page.unroute('**/api/orders');
  }
  await page.route('**/api/orders', (route) => route.abort());
  await expectFailure(page, order);
  await page.unroute('**/api/orders');

  await page.evaluate(() => {
    const Razorpay = class {
      constructor() {
        throw new Error('no');
      }
    };
    Object.assign(window, { Razorpay });
  });
  await expectFailure(page, 'An unexpected error occurred. Please try again later.');

  await page.evaluate(() => localStorage.removeItem('idToken'));
  await expectFailure(page, 'Authentication error. Please log in again.');
});

test('a slow checkout opens once, whoever presses twice, and not over another page (C-46, C-55)', async ({
  page,
}) => {
  await signUp(page);
  let letGo = (): void => undefined;
  const hold = async (): Promise<void> => {
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/checkout.js*', async (route) => {
      await held;
      await route.fallback();
    });
  };
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders')) orders.push(request.url());
  });
  await hold();
  await page.goto('/payment');
  await page.getByLabel('Amount').fill('64.1');
  await page.getByRole('button', { name: 'Pay Now' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'Processing your payment…' })).toBeVisible();
  letGo();
  await expect(checkoutOn(page).getByText('₹64.10')).toBeVisible();
  expect(orders).toHaveLength(1);
  expect(await page.locator('script[src*="checkout.js"]').count()).toBe(1);

  await page.unroute('**/checkout.js*');
  await hold();
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Add to your balance' }).click();
  await page.getByLabel('Amount').fill('64.1');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
  const ordered = page.waitForResponse('**/api/orders');
  letGo();
  // The order was on its way already; with its answer the checkout would open.
  await (await ordered).finished();
  await page.waitForTimeout(500);
  await expect(page.locator('.razorpay-container')).toHaveCount(0);
});

const HOSTILE = `<b>Balance ₹0</b><br>Top up <a href="https://example.com">here</a><img src=x onerror="window.__x=1"><svg onload="window.__x=1"><a href="javascript:window.__x=1">go</a><style>body{display:none}</style>`;

test('a message that was passed along is shown without trusting it (C-52)', async ({ page }) => {
  await signUp(page);
  await page.goto('/payment');
  const main = page.getByRole('main');
  await expect(main.locator('[data-slot=alert]')).toHaveCount(0);
  const pass = async (message: unknown): Promise<void> => {
    await page.evaluate(
      (text) => history.replaceState({ ...history.state, balanceMessage: text }, ''),
      message,
    );
    await page.reload();
    await expect(page.getByLabel('Amount')).toBeVisible();
  };
  await pass(HOSTILE);
  await expect(main.locator('b, strong').filter({ hasText: 'Balance ₹0' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^here/ })).toHaveAttribute('href', 'https://example.com');
  await expect(main.locator('img, svg[onload], style, a[href^="javascript"]')).toHaveCount(0);
  await expect(page.locator('body')).toBeVisible();
  expect(await page.evaluate(() => '__x' in window)).toBe(false);

  await pass('plain, and <5');
  await expect(main).toContainText('plain, and <5');
  await pass('ज्ञ '.repeat(1_250));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  for (const none of ['', 7, { html: 'x' }]) {
    await pass(none);
    await expect(main.locator('[data-slot=alert]')).toHaveCount(0);
  }
});
