import { describe, expect, it } from 'vitest';
import { InvalidResponseError, RefusedError } from '../errors.ts';
import { answering } from '../test-support/answering.ts';
import { createOrder } from './create-order.ts';
import { listInvoices } from './list-invoices.ts';
import { verifyPayment } from './verify-payment.ts';

const payment = {
  PaymentId: 'pay_1',
  OrderId: 'order_1',
  Amount: 2499,
  Currency: 'INR',
  PaymentStatus: 'Success',
  CreatedAt: '2026-11-28T04:30:00Z',
  PaymentCompletedTime: '2026-11-28T04:31:00Z',
};
const invoices = (body: unknown) => listInvoices(answering({ body }).client);

describe('invoices', () => {
  it.each([
    { success: true, documents: [payment] },
    { payments: [payment] },
    { success: true, count: 1, Items: [payment], next: null },
  ])('are found in whatever field holds a list: %j', async (body) => {
    await expect(invoices(body)).resolves.toEqual([
      { id: 'pay_1', date: '2026-11-28T04:31:00Z', amountPaise: 249900, currency: 'INR', status: 'Success' },
    ]);
  });

  it('have the payment id, else the order id, else Unknown', async () => {
    const list = await invoices([
      payment,
      { ...payment, PaymentId: null },
      { ...payment, PaymentId: '', OrderId: null },
    ]);
    expect(list.map(({ id }) => id)).toEqual(['pay_1', 'order_1', 'Unknown']);
  });

  it('have the day of completion, else of creation, the currency INR and the status Pending by default', async () => {
    await expect(
      invoices([{ ...payment, PaymentCompletedTime: null }, { Amount: '29.99' }]),
    ).resolves.toMatchObject([
      { date: '2026-11-28T04:30:00Z' },
      { id: 'Unknown', date: null, amountPaise: 2999, currency: 'INR', status: 'Pending' },
    ]);
  });

  it('may be none', async () => {
    await expect(invoices({ success: true, documents: [] })).resolves.toEqual([]);
  });

  it('are refused or invalid, never none by mistake', async () => {
    await expect(invoices({ success: false, message: 'no', documents: [] })).rejects.toBeInstanceOf(
      RefusedError,
    );
    await expect(invoices({ success: true })).rejects.toBeInstanceOf(InvalidResponseError);
    await expect(invoices({ documents: [{ PaymentId: 'pay_1' }] })).rejects.toBeInstanceOf(
      InvalidResponseError,
    );
  });
});

describe('an order', () => {
  const order = (body: unknown, amountPaise: number) => {
    const { client, seen } = answering({ body });
    return { done: createOrder(client, amountPaise), seen };
  };

  it.each([
    [1999, 19.99],
    [820, 8.2],
    [6410, 64.1],
    [1608, 16.08],
    [115, 1.15],
    [249900, 2499],
    [100, 1],
  ])('of %i paise is asked for in rupees and known by rupees or paise', async (paise, rupees) => {
    for (const amount of [rupees, String(rupees), paise]) {
      const { done, seen } = order({ order_id: 'order_1', amount, currency: 'INR' }, paise);
      await expect(done).resolves.toEqual({ orderId: 'order_1', amountPaise: paise, currency: 'INR' });
      expect(seen[0]).toMatchObject({
        url: 'https://orders.example.com/',
        body: { action: 'createOrder', amount: rupees, product_id: '01' },
      });
    }
  });

  it.each([
    { order_id: 'order_1', amount: 20 },
    { order_id: 'order_1', amount: 199900 },
    { order_id: 'order_1' },
    { order_id: '', amount: 19.99 },
    { amount: 19.99 },
    {},
  ])('for another sum, or without an id, is no order: %j', async (body) => {
    await expect(order(body, 1999).done).rejects.toBeInstanceOf(InvalidResponseError);
  });

  it('may be refused', async () => {
    await expect(order({ success: false, message: 'no' }, 1999).done).rejects.toBeInstanceOf(RefusedError);
  });
});

describe('verifying a payment', () => {
  const receipt = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'ab' };

  it('hands on what the checkout gave, and nothing else', async () => {
    const { client, seen } = answering({ body: { success: true } });
    const withMore = { ...receipt, org_logo: 'x' };
    await expect(verifyPayment(client, withMore)).resolves.toEqual({ outcome: 'credited' });
    expect(seen[0]?.body).toEqual({ ...receipt, action: 'verifyPayment', product_id: '01' });
  });

  it("that is refused carries the service's words", async () => {
    const { client } = answering({ body: { success: false, message: 'Not captured yet' } });
    await expect(verifyPayment(client, receipt)).resolves.toEqual({
      outcome: 'refused',
      message: 'Not captured yet',
    });
  });
});
