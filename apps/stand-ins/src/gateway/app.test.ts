import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { newFolder } from '../test-support/browser.ts';
import { createGatewayApp } from './app.ts';
import { openBook } from './book.ts';
import { makeWebhooks } from './webhooks.ts';

const orderSchema = z.object({ id: z.string(), amount: z.number(), currency: z.string() });
const queryOf = ({ id, amount, currency }: z.output<typeof orderSchema>, parent: string) =>
  new URLSearchParams({ key_id: 'rzp_test_standin', order_id: id, amount: String(amount), currency, parent });

interface Delivered {
  event: string;
  id: string | null;
  isSigned: boolean;
}

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** A gateway of its own, and whoever takes its webhooks. */
async function openGateway({ folder, answers = [] }: { folder?: string; answers?: number[] } = {}) {
  const config = readConfig({ DATA_DIR: folder ?? (await newFolder()) });
  const { keyId, keySecret, webhookSecret, webhookUrl } = config.gateway;
  const delivered: Delivered[] = [];
  const webhooks = makeWebhooks({
    url: webhookUrl,
    webhookSecret,
    random: Math.random,
    nowMs: Date.now,
    send: async (input, init) => {
      const request = new Request(input, init);
      const body = await request.text();
      delivered.push({
        event: /"event":"([^"]+)"/.exec(body)?.[1] ?? '',
        id: request.headers.get('x-razorpay-event-id'),
        isSigned: request.headers.get('x-razorpay-signature') === hmac(webhookSecret, body),
      });
      return new Response(null, { status: answers.shift() ?? 200 });
    },
  });
  const app = createGatewayApp({
    config,
    webhooks,
    book: await openBook(config.dataDir),
    programs: { checkout: 'checkout program', frame: 'frame program' },
    nowMs: Date.now,
  });
  const authorization = `Basic ${btoa(`${keyId}:${keySecret}`)}`;
  const send = async (method: string, path: string, body?: unknown, headers = {}) => {
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await app.request(path, { method, headers: { authorization, ...headers }, ...init });
    const json = z.record(z.string(), z.unknown()).parse(await response.json());
    return { status: response.status, json };
  };
  const order = async (amount = 1999) =>
    orderSchema.parse((await send('POST', '/orders', { amount, currency: 'INR' })).json);
  return {
    app,
    config,
    delivered,
    send,
    order,
    pay: ({ id, amount, currency }: { id: string; amount: number; currency: string }, choice = {}) =>
      send('POST', '/checkout/payments', {
        key_id: keyId,
        order_id: id,
        amount: String(amount),
        currency,
        outcome: 'success',
        webhooks: 'once',
        handler: 'called',
        ...choice,
      }),
    told: async (count: number) => {
      for (let turn = 0; turn < 300 && delivered.length < count; turn += 1) await wait(10);
      return delivered;
    },
  };
}

describe('the API', () => {
  it('makes an order and answers it as Razorpay does', async () => {
    const { send } = await openGateway();
    const { status, json } = await send('POST', '/orders', { amount: 1999, currency: 'INR', receipt: 'r1' });
    expect(status).toBe(200);
    expect(json).toEqual({
      id: expect.stringMatching(/^order_[0-9A-Za-z]{14}$/),
      entity: 'order',
      amount: 1999,
      amount_paid: 0,
      amount_due: 1999,
      currency: 'INR',
      receipt: 'r1',
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: [],
      created_at: expect.any(Number),
    });
    expect((await send('GET', `/orders/${json['id']}`)).json).toEqual(json);
  });

  it.each([
    [{ amount: 99, currency: 'INR' }, 'amount'],
    [{ amount: 19.99, currency: 'INR' }, 'amount'],
    [{ amount: 50_000_001, currency: 'INR' }, 'amount'],
    [{ amount: 100, currency: 'XYZ' }, 'currency'],
    [{ amount: 100, currency: 'INR', receipt: 'r'.repeat(41) }, 'receipt'],
  ])('refuses %j', async (body, field) => {
    expect(await (await openGateway()).send('POST', '/orders', body)).toMatchObject({
      status: 400,
      json: { error: { code: 'BAD_REQUEST_ERROR', field } },
    });
  });

  it('takes nobody without both keys', async () => {
    const { send } = await openGateway();
    for (const path of ['/orders', '/orders/order_1', '/orders/order_1/payments', '/payments/pay_1']) {
      expect(await send('GET', path, undefined, { authorization: `Basic ${btoa('a:b')}` })).toMatchObject({
        status: 401,
        json: { error: { description: 'Authentication failed' } },
      });
    }
  });

  it('does not know what it did not make', async () => {
    const { send } = await openGateway();
    for (const path of ['/orders/order_1', '/orders/order_1/payments', '/payments/pay_1', '/nothing']) {
      expect((await send('GET', path)).status).toBe(400);
    }
  });

  it('remembers orders and payments over a restart', async () => {
    const folder = await newFolder();
    const before = await openGateway({ folder });
    const order = await before.order();
    await before.pay(order);
    const after = await openGateway({ folder });
    expect((await after.send('GET', `/orders/${order.id}`)).json).toMatchObject({
      status: 'paid',
      amount_due: 0,
    });
    expect((await after.send('GET', `/orders/${order.id}/payments`)).json).toMatchObject({
      entity: 'collection',
      count: 1,
      items: [{ status: 'captured', amount: 1999 }],
    });
  });
});

describe('the checkout', () => {
  it('signs a success, and takes no second payment', async () => {
    const { pay, order, config } = await openGateway();
    const made = await order();
    const { status, json } = await pay(made);
    expect(status).toBe(200);
    expect(json['razorpay_order_id']).toBe(made.id);
    expect(json['razorpay_signature']).toBe(
      hmac(config.gateway.keySecret, `${made.id}|${json['razorpay_payment_id']}`),
    );
    expect((await pay(made)).json).toMatchObject({ error: { description: 'Order already paid' } });
  });

  it('tells a failure with its ids, and lets one try again', async () => {
    const { pay, order } = await openGateway();
    const made = await order();
    expect(await pay(made, { outcome: 'failure' })).toMatchObject({
      status: 400,
      json: {
        error: {
          code: 'BAD_REQUEST_ERROR',
          reason: 'payment_failed',
          metadata: { order_id: made.id, payment_id: expect.stringMatching(/^pay_/) },
        },
      },
    });
    expect((await pay(made)).status).toBe(200);
  });

  it.each([
    { amount: '2000' },
    { currency: 'USD' },
    { key_id: 'rzp_test_other' },
    { order_id: 'order_other' },
  ])('takes nothing but what was ordered: %j', async (change) => {
    const { pay, order } = await openGateway();
    expect((await pay(await order(), change)).status).toBe(400);
  });

  it('opens in pages of the application only, in UTF-8', async () => {
    const { app, order } = await openGateway();
    const made = await order();
    const frame = async (parent: string) => app.request(`/checkout/frame?${queryOf(made, parent)}`);
    const opened = await frame('http://localhost:4173');
    expect(opened.status).toBe(200);
    expect(opened.headers.get('content-type')).toMatch(/charset=utf-8/i);
    expect(opened.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:4173');
    expect(await opened.text()).toContain('₹19.99');
    expect((await frame('https://evil.example')).status).toBe(400);
    const script = await app.request('/checkout.js');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });
});

describe('webhooks', () => {
  it('are signed, and both come for one payment', async () => {
    const { pay, order, told } = await openGateway();
    await pay(await order());
    const delivered = await told(2);
    expect(delivered.map(({ event }) => event).sort()).toEqual(['order.paid', 'payment.captured']);
    expect(delivered.every(({ isSigned }) => isSigned)).toBe(true);
    expect(new Set(delivered.map(({ id }) => id)).size).toBe(2);
  });

  it('come three times under one id where the tester wants it, or never', async () => {
    const { pay, order, told, delivered } = await openGateway();
    await pay(await order(), { webhooks: 'three-times' });
    await told(6);
    expect(new Set(delivered.map(({ id }) => id)).size).toBe(2);
    await pay(await order(), { webhooks: 'never' });
    await wait(50);
    expect(delivered).toHaveLength(6);
  });

  it('come again where they were not taken', async () => {
    const { pay, order, told } = await openGateway({ answers: [503] });
    await pay(await order(), { outcome: 'failure' });
    const [first, again] = await told(2);
    expect(first).toMatchObject({ event: 'payment.failed' });
    expect(again).toEqual(first);
  });

  it("are the tester's choice for all payments to come, with the keys", async () => {
    const { send, app, order } = await openGateway();
    expect(
      (await send('PUT', '/stand-in/signals', { webhooks: 'never' }, { authorization: '' })).status,
    ).toBe(401);
    expect((await send('PUT', '/stand-in/signals', { webhooks: 'sometimes' })).status).toBe(400);
    expect((await send('PUT', '/stand-in/signals', { webhooks: 'never' })).json).toEqual({
      webhooks: 'never',
      handler: 'called',
    });
    const query = queryOf(await order(), 'http://localhost:4173');
    const page = await (await app.request(`/checkout/frame?${query}`)).text();
    expect(page).toMatch(/value="never"\s+selected/);
  });
});
