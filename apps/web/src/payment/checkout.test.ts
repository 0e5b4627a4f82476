import { expect, test, vi } from 'vitest';
import { pay } from './checkout.ts';

const payment = {
  keyId: 'key',
  orderId: 'order_1',
  amountPaise: 249_900,
  currency: 'INR',
  brand: 'Virasat',
  email: null,
  userId: 'ashwini',
};
const receipt = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'signed' };

type Options = ConstructorParameters<Parameters<typeof pay>[0]>[0];

function openCheckout(left: AbortSignal) {
  const opened: Options[] = [];
  const close = vi.fn();
  class FakeCheckout {
    constructor(options: Options) {
      opened.push(options);
    }
    readonly open = vi.fn();
    readonly close = close;
  }
  const ended = pay(FakeCheckout, payment, left);
  return { ended, options: opened[0], close };
}

test('a payment ends with its receipt, and with none where the checkout was closed', async () => {
  const { signal } = new AbortController();
  const paid = openCheckout(signal);
  paid.options?.handler(receipt);
  expect(await paid.ended).toEqual(receipt);
  const dismissed = openCheckout(signal);
  dismissed.options?.modal.ondismiss();
  expect(await dismissed.ended).toBeNull();
});

test('a checkout that is open is closed when its page is left', async () => {
  const page = new AbortController();
  const { ended, close } = openCheckout(page.signal);
  page.abort();
  expect(await ended).toBeNull();
  expect(close).toHaveBeenCalledOnce();
});

test.each([
  ['paid', (options?: Options) => options?.handler(receipt)],
  ['dismissed', (options?: Options) => options?.modal.ondismiss()],
])('a checkout that was %s lets go of its page, and is not closed when that is left', async (_, end) => {
  const page = new AbortController();
  const { ended, options, close } = openCheckout(page.signal);
  end(options);
  await ended;
  page.abort();
  expect(close).not.toHaveBeenCalled();
});
