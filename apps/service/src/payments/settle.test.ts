import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GatewayPayment } from '../gateway/gateway.ts';
import { onEachDatabase } from '../test-support/databases.ts';
import { makeOrdersOlder, openShop } from '../test-support/shop.ts';
import { findWrongSums } from '../test-support/sums.ts';
import { settle } from './settle.ts';

onEachDatabase('a payment', (getDb) => {
  it('is credited by the webhook, and the receipt that comes later changes nothing', async () => {
    const { gateway, order, deliver, verify, balance, payments } = openShop(getDb());
    const payment = gateway.pay(await order(19.99));
    expect((await deliver(gateway.webhookOf('payment.captured', payment))).status).toBe(200);
    expect(await balance()).toBe(19.99);
    expect((await verify(payment)).json).toMatchObject({ success: true });
    expect(await balance()).toBe(19.99);
    expect(await payments()).toMatchObject([
      { PaymentId: payment.id, PaymentStatus: 'Success', PaymentCompletedTime: expect.any(String) },
    ]);
    expect(await findWrongSums(getDb())).toEqual([]);
  });

  it('is credited by the receipt, and webhooks that come later change nothing', async () => {
    const { gateway, order, deliver, verify, balance } = openShop(getDb());
    const payment = gateway.pay(await order());
    expect((await verify(payment)).json).toMatchObject({ success: true });
    for (const event of ['order.paid', 'payment.captured']) {
      expect((await deliver(gateway.webhookOf(event, payment))).status).toBe(200);
    }
    expect(await balance()).toBe(2499);
    expect(await findWrongSums(getDb())).toEqual([]);
  });

  it('is credited once by one event that is delivered three times', async () => {
    const { gateway, order, deliver, balance } = openShop(getDb());
    const webhook = gateway.webhookOf('order.paid', gateway.pay(await order()));
    const statuses = [await deliver(webhook), await deliver(webhook), await deliver(webhook)];
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await balance()).toBe(2499);
    expect(gateway.lines.filter((line) => line.includes('"source":"webhook"'))).toHaveLength(1);
  });

  it('is credited once by thirty who tell of it at once', async () => {
    const { gateway, order, deliver, verify, balance } = openShop(getDb());
    const payment = gateway.pay(await order());
    await makeOrdersOlder(getDb(), 31);
    const told = Array.from({ length: 30 }, async (_, each) => {
      if (each % 3 === 0) return (await verify(payment)).json['success'];
      if (each % 3 === 1) return getDb().tx((q) => settle(q, payment));
      return (await deliver(gateway.webhookOf('payment.captured', payment))).status;
    });
    await Promise.all([...told, gateway.payments.reconcile()]);
    expect(await balance()).toBe(2499);
    expect(await getDb().query('select kind, delta_paise from ledger')).toEqual([
      { kind: 'topup', delta_paise: 249_900 },
    ]);
    expect(await findWrongSums(getDb())).toEqual([]);
  });

  it('pays for a will', async () => {
    const { gateway, meera, order, verify, balance } = openShop(getDb());
    expect((await meera.submit()).json['success']).toBe(false);
    await verify(gateway.pay(await order(2499)));
    expect((await meera.submit()).json['success']).toBe(true);
    expect(await balance()).toBe(0);
    expect(await findWrongSums(getDb())).toEqual([]);
  });

  it('that failed may still succeed, and never the other way round', async () => {
    const { gateway, order, deliver, payments, balance } = openShop(getDb());
    const orderId = await order();
    const failed = gateway.pay(orderId, { status: 'failed' });
    await deliver(gateway.webhookOf('payment.failed', failed));
    expect(await payments()).toMatchObject([
      { PaymentId: failed.id, PaymentStatus: 'Failed', PaymentCompletedTime: null },
    ]);
    const captured = gateway.pay(orderId);
    await deliver(gateway.webhookOf('payment.captured', captured));
    await deliver(gateway.webhookOf('payment.failed', failed));
    expect(await payments()).toMatchObject([{ PaymentId: captured.id, PaymentStatus: 'Success' }]);
    expect(await balance()).toBe(2499);
  });

  it.each<[string, Partial<GatewayPayment>]>([
    ['a paisa less', { amountPaise: 249_899 }],
    ['a paisa more', { amountPaise: 249_901 }],
    ['another currency', { currency: 'USD' }],
  ])('of %s than was ordered is not credited, and somebody is told', async (_, changes) => {
    const { gateway, order, deliver, verify, balance, payments } = openShop(getDb());
    const payment = gateway.pay(await order(), changes);
    expect((await verify(payment)).json).toMatchObject({ success: false, code: 'PAYMENT_REFUSED' });
    expect((await deliver(gateway.webhookOf('payment.captured', payment))).status).toBe(200);
    expect(await balance()).toBe(0);
    expect(await payments()).toMatchObject([{ PaymentStatus: 'Pending' }]);
    const alarms = gateway.lines.filter((line) => line.includes('"level":50'));
    expect(alarms).toHaveLength(2);
    expect(alarms[0]).toContain('"outcome":"mismatch"');
  });

  it('for an order that was paid already is not credited, and somebody is told', async () => {
    const { gateway, order, verify, balance } = openShop(getDb());
    const orderId = await order();
    await verify(gateway.pay(orderId));
    expect((await verify(gateway.pay(orderId))).json).toMatchObject({ success: false });
    expect(await balance()).toBe(2499);
    expect(gateway.lines.at(-1)).toContain('"outcome":"second-payment"');
  });

  it('that is not captured yet is said to be under way', async () => {
    const { gateway, order, verify, balance } = openShop(getDb());
    const answer = await verify(gateway.pay(await order(), { status: 'authorized' }));
    expect(answer).toMatchObject({ status: 200, json: { success: false, code: 'NOT_CAPTURED' } });
    expect(await balance()).toBe(0);
  });

  it('whose account was deleted meanwhile leaves the books at nothing', async () => {
    const { gateway, meera, order, deliver } = openShop(getDb());
    const payment = gateway.pay(await order());
    await meera.documents({ action: 'editAttributes', subaction: 'deleteUserAttributes', product_id: '01' });
    expect((await deliver(gateway.webhookOf('payment.captured', payment))).status).toBe(200);
    expect(await getDb().query('select status from payments')).toEqual([{ status: 'Success' }]);
    expect(await getDb().query('select sum(delta_paise)::int as paise from ledger')).toEqual([{ paise: 0 }]);
  });

  it('is logged without a word about anybody', async () => {
    const { gateway, order, verify } = openShop(getDb());
    await verify(gateway.pay(await order()));
    expect(gateway.lines.join('')).toContain('"outcome":"credited"');
    expect(gateway.lines.join('')).not.toContain('meera');
  });
});

describe('whatever happens, in whatever order', () => {
  type Step = {
    what: 'order' | 'capture' | 'fail' | 'receipt' | 'webhook' | 'poll' | 'submit';
    which: number;
  };
  const step: fc.Arbitrary<Step> = fc.record({
    what: fc.constantFrom('order', 'capture', 'fail', 'receipt', 'webhook', 'webhook', 'poll', 'submit'),
    which: fc.nat(5),
  });

  onEachDatabase('each order is credited at most once and the sums hold', (getDb) => {
    it('at every step', { timeout: 120_000 }, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
          await getDb().script('truncate accounts, payments, webhook_events, ledger, documents, pdfs');
          const { gateway, meera, order, deliver, verify } = openShop(getDb(), { WILL_PRICE_INR: '7' });
          const orders = [await order(9.99)];
          const payments: GatewayPayment[] = [];
          const pick = <Item>(from: Item[], which: number): Item | undefined => from[which % from.length];
          const carryOut = async ({ what, which }: Step): Promise<void> => {
            const orderId = pick(orders, which) ?? '';
            const payment = pick(payments, which);
            if (what === 'order') orders.push(await order(which + 1.15));
            if (what === 'capture') payments.push(gateway.pay(orderId));
            if (what === 'fail') payments.push(gateway.pay(orderId, { status: 'failed' }));
            if (what === 'poll') {
              await makeOrdersOlder(getDb(), 31);
              await gateway.payments.reconcile();
            }
            if (what === 'submit') await meera.submit();
            if (what === 'receipt' && payment !== undefined) await verify(payment);
            if (what === 'webhook' && payment !== undefined) {
              const event = payment.status === 'failed' ? 'payment.failed' : 'payment.captured';
              await deliver(gateway.webhookOf(event, payment, `${payment.id}/${which % 2}`));
            }
            expect(await findWrongSums(getDb())).toEqual([]);
          };
          for (const each of steps) await carryOut(each);
        }),
        { numRuns: 25 },
      );
    });
  });
});
