import { expect, it } from 'vitest';
import { GatewayRefusalError, GatewayUnavailableError } from './gateway.ts';
import { makeRazorpay } from './razorpay.ts';

const order = { amountPaise: 1999, currency: 'INR', receipt: 'r1' };
const made = { id: 'order_1', entity: 'order', amount: 1999, currency: 'INR', notes: [], offer_id: null };

/** The gateway, answering always the same. */
function answering(body: unknown, status = 200) {
  const seen: Request[] = [];
  const gateway = makeRazorpay(
    { apiBase: 'https://api.example.com', keyId: 'key', keySecret: 'secret' },
    async (input, init) => {
      seen.push(new Request(input, init));
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    },
  );
  return { gateway, seen };
}

it('makes an order in paise, with both keys', async () => {
  const { gateway, seen } = answering(made);
  expect(await gateway.createOrder(order)).toBe('order_1');
  const [request] = seen;
  expect(request?.method).toBe('POST');
  expect(request?.url).toBe('https://api.example.com/v1/orders');
  expect(request?.headers.get('authorization')).toBe(`Basic ${btoa('key:secret')}`);
  expect(await request?.json()).toEqual({ amount: 1999, currency: 'INR', receipt: 'r1' });
});

it("reads an order's payments", async () => {
  const entity = { id: 'pay_1', order_id: 'order_1', amount: 1999, currency: 'INR', status: 'captured' };
  const { gateway, seen } = answering({ entity: 'collection', count: 1, items: [{ ...entity, fee: 47 }] });
  expect(await gateway.paymentsOf('order_1/../x')).toEqual([
    { id: 'pay_1', orderId: 'order_1', amountPaise: 1999, currency: 'INR', status: 'captured' },
  ]);
  expect(seen[0]?.url).toBe('https://api.example.com/v1/orders/order_1%2F..%2Fx/payments');
});

it.each([{ ...made, amount: 199_900 }, { ...made, currency: 'USD' }, { id: '' }, [], 'no JSON'])(
  'takes no other answer for an order: %j',
  async (body) => {
    await expect(answering(body).gateway.createOrder(order)).rejects.toBeInstanceOf(GatewayUnavailableError);
  },
);

it('tells what the gateway refuses from what may pass', async () => {
  const body = {
    error: { code: 'BAD_REQUEST_ERROR', description: 'Amount exceeds maximum amount allowed.' },
  };
  const failing = (status: number) => answering(body, status).gateway.createOrder(order);
  for (const status of [400, 404]) {
    const refused = failing(status);
    await expect(refused).rejects.toBeInstanceOf(GatewayRefusalError);
    await expect(refused).rejects.toThrow('Amount exceeds maximum amount allowed.');
  }
  for (const status of [401, 403, 429, 500, 502]) {
    await expect(failing(status)).rejects.toBeInstanceOf(GatewayUnavailableError);
  }
});

it('is unavailable where nobody answers', async () => {
  const gateway = makeRazorpay({ apiBase: 'https://api.example.com', keyId: 'k', keySecret: 's' }, () =>
    Promise.reject(new TypeError('fetch failed')),
  );
  await expect(gateway.paymentsOf('order_1')).rejects.toBeInstanceOf(GatewayUnavailableError);
});
