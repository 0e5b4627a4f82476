import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Database } from '../database/port.ts';
import type { GatewayPayment } from '../gateway/gateway.ts';
import { onEachDatabase } from '../test-support/databases.ts';
import { openGateway } from '../test-support/gateway.ts';
import { webhookSignature } from '../test-support/gateway-book.ts';
import { documentsIn, openService, tokenOf } from '../test-support/service.ts';
import { settle } from './settle.ts';

/** A service with a gateway, and Meera, who has no welcome coupon. */
function openShop(db: Database, env: Record<string, string> = {}) {
  const gateway = openGateway(db);
  const service = openService(db, { env: { WELCOME_COUPONS: '0', ...env }, payments: gateway.payments });
  const meera = service.person('meera');
  return {
    gateway,
    service,
    meera,
    order: async (amount = 2499) => {
      const { json } = await meera.orders({ action: 'createOrder', amount, product_id: '01' });
      return String(json['order_id']);
    },
    deliver: ({ body, headers }: { body: string; headers: Record<string, string> }) =>
      service.send('/webhooks/razorpay', body, headers),
    verify: (payment: GatewayPayment) => meera.orders(gateway.receiptOf(payment)),
    balance: async () => documentsIn(await meera.account())[0]?.['Balance'],
    payments: async () =>
      documentsIn(
        await meera.documents({ action: 'getDocuments', subaction: 'PaymentInfo', product_id: '01' }),
      ),
  };
}

/** Makes every order older, and as if it had not been asked about. */
const age = (db: Database, seconds: number) =>
  db.query(`update payments set created_at = created_at - make_interval(secs => $1), checked_at = null`, [
    seconds,
  ]);

/** Fails where an account's balance is not the sum of its ledger, or an order was credited other than once. */
async function expectBalanced(db: Database): Promise<void> {
  const wrong = await db.query(
    `select id from accounts where balance_paise <>
       (select coalesce(sum(delta_paise), 0) from ledger where ledger.account_id = accounts.id)
     union all
     select order_id from payments where (status = 'Success') <>
       exists (select 1 from ledger where kind = 'topup' and ref = order_id and delta_paise = amount_paise)`,
  );
  expect(wrong).toEqual([]);
}

onEachDatabase('an order', (getDb) => {
  it.each([
    [1, 100],
    [1.15, 115],
    [8.2, 820],
    [16.08, 1608],
    [19.99, 1999],
    [64.1, 6410],
    [2499, 249_900],
  ])('of %d rupees is one of %i paise, and answered in rupees', async (amount, paise) => {
    const { meera, payments } = openShop(getDb());
    expect(await meera.orders({ action: 'createOrder', amount, product_id: '01' })).toMatchObject({
      status: 200,
      json: { order_id: expect.stringMatching(/^order_/), amount, currency: 'INR' },
    });
    expect(await getDb().query('select amount_paise from payments')).toEqual([{ amount_paise: paise }]);
    expect(await payments()).toEqual([
      {
        PaymentId: null,
        OrderId: expect.stringMatching(/^order_/),
        Amount: amount,
        Currency: 'INR',
        PaymentStatus: 'Pending',
        CreatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        PaymentCompletedTime: null,
      },
    ]);
  });

  it.each([0.99, 0, -1, 1.005, 10_000_001, '2499'])('of %j rupees is refused', async (amount) => {
    const { meera, payments } = openShop(getDb());
    expect((await meera.orders({ action: 'createOrder', amount, product_id: '01' })).status).toBe(400);
    expect(await payments()).toEqual([]);
  });

  it('that the gateway does not take is refused in words, and leaves nothing', async () => {
    const { meera, payments } = openShop(getDb());
    expect(await meera.orders({ action: 'createOrder', amount: 500_001, product_id: '01' })).toMatchObject({
      status: 200,
      json: { success: false, code: 'ORDER_REFUSED', message: expect.any(String) },
    });
    expect(await payments()).toEqual([]);
  });

  it('is answered 503 while the gateway is away', async () => {
    const { meera, gateway, payments } = openShop(getDb());
    gateway.setUp(false);
    const answer = await meera.orders({ action: 'createOrder', amount: 1, product_id: '01' });
    expect(answer).toMatchObject({ status: 503, json: { success: false, code: 'GATEWAY_UNAVAILABLE' } });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await payments()).toEqual([]);
  });

  it('can be made so many times a minute', async () => {
    const { meera } = openShop(getDb(), { ORDER_LIMIT_PER_MINUTE: '1' });
    const order = () => meera.orders({ action: 'createOrder', amount: 1, product_id: '01' });
    expect([(await order()).status, (await order()).status]).toEqual([200, 429]);
  });
});

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
    await expectBalanced(getDb());
  });

  it('is credited by the receipt, and webhooks that come later change nothing', async () => {
    const { gateway, order, deliver, verify, balance } = openShop(getDb());
    const payment = gateway.pay(await order());
    expect((await verify(payment)).json).toMatchObject({ success: true });
    for (const event of ['order.paid', 'payment.captured']) {
      expect((await deliver(gateway.webhookOf(event, payment))).status).toBe(200);
    }
    expect(await balance()).toBe(2499);
    await expectBalanced(getDb());
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
    await age(getDb(), 31);
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
    await expectBalanced(getDb());
  });

  it('pays for a will', async () => {
    const { gateway, meera, order, verify, balance } = openShop(getDb());
    expect((await meera.submit()).json['success']).toBe(false);
    await verify(gateway.pay(await order(2499)));
    expect((await meera.submit()).json['success']).toBe(true);
    expect(await balance()).toBe(0);
    await expectBalanced(getDb());
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

onEachDatabase('a receipt', (getDb) => {
  it.each(['00', '', 'not hexadecimal', 'a'.repeat(64), 'é'.repeat(64)])(
    'signed %j is refused',
    async (razorpay_signature) => {
      const { gateway, meera, order, balance } = openShop(getDb());
      const receipt = gateway.receiptOf(gateway.pay(await order()));
      expect((await meera.orders({ ...receipt, razorpay_signature })).status).toBe(400);
      expect(await balance()).toBe(0);
    },
  );

  it('of one payment does not do for another, nor one order for another', async () => {
    const { gateway, meera, order, balance } = openShop(getDb());
    const small = gateway.pay(await order(1));
    const large = await order(2499);
    const { razorpay_signature } = gateway.receiptOf(small);
    const forged = { ...gateway.receiptOf({ ...small, orderId: large }), razorpay_signature };
    expect(await meera.orders(forged)).toMatchObject({ status: 400, json: { code: 'SIGNATURE_INVALID' } });
    // Even signed, a payment counts for the order that the gateway has it under.
    expect((await meera.orders(gateway.receiptOf({ ...small, orderId: large }))).json).toMatchObject({
      success: false,
    });
    expect(await balance()).toBe(0);
  });

  it("of somebody else's order is answered like one of no order", async () => {
    const { gateway, service, order } = openShop(getDb());
    const receipt = gateway.receiptOf(gateway.pay(await order()));
    const ashwini = service.person('ashwini');
    const theirs = await ashwini.orders(receipt);
    const none = await ashwini.orders({ ...receipt, razorpay_order_id: 'order_none' });
    expect([theirs.status, none.status]).toEqual([404, 404]);
    expect(theirs.text).toBe(none.text);
    expect(documentsIn(await ashwini.account())[0]?.['Balance']).toBe(0);
  });

  it('can be shown again after the gateway was away', async () => {
    const { gateway, order, verify, balance } = openShop(getDb());
    const payment = gateway.pay(await order());
    gateway.setUp(false);
    expect((await verify(payment)).status).toBe(503);
    gateway.setUp(true);
    expect((await verify(payment)).json['success']).toBe(true);
    expect(await balance()).toBe(2499);
  });
});

onEachDatabase('a webhook', (getDb) => {
  it('with a wrong signature is refused, whatever it says', async () => {
    const { gateway, order, deliver, balance } = openShop(getDb());
    const { body, headers } = gateway.webhookOf('payment.captured', gateway.pay(await order(1)));
    const larger = body.replace('"amount":100', '"amount":999');
    for (const webhook of [
      { body, headers: { ...headers, 'x-razorpay-signature': 'a'.repeat(64) } },
      { body, headers: { 'x-razorpay-event-id': 'e1' } },
      { body: larger, headers },
      { body: `${body} `, headers },
    ]) {
      expect(await deliver(webhook)).toMatchObject({ status: 401, json: { success: false } });
    }
    expect(await balance()).toBe(0);
    expect(await getDb().query('select 1 from webhook_events')).toEqual([]);
  });

  it('for an order that is not known yet is asked to come again, and then credits', async () => {
    const { gateway, order, deliver, balance } = openShop(getDb());
    const orderId = await order();
    const webhook = gateway.webhookOf('payment.captured', gateway.pay(orderId), 'e1');
    await getDb().query('update payments set order_id = $1', ['elsewhere']);
    const early = await deliver(webhook);
    expect(early).toMatchObject({ status: 503, json: { code: 'UNKNOWN_ORDER' } });
    expect(early.headers.get('retry-after')).toBe('30');
    expect(await getDb().query('select 1 from webhook_events')).toEqual([]);
    await getDb().query('update payments set order_id = $1', [orderId]);
    expect((await deliver(webhook)).status).toBe(200);
    expect(await balance()).toBe(2499);
  });

  it('that tells of something else is thanked for and forgotten', async () => {
    const { deliver } = openShop(getDb());
    for (const event of [
      { event: 'refund.processed', payload: {} },
      {
        event: 'payment.captured',
        payload: {
          payment: {
            entity: { id: 'pay_1', order_id: null, amount: 1, currency: 'INR', status: 'captured' },
          },
        },
      },
    ]) {
      const body = JSON.stringify(event);
      const headers = { 'x-razorpay-signature': webhookSignature(body), 'x-razorpay-event-id': 'e1' };
      expect((await deliver({ body, headers })).status).toBe(200);
    }
  });

  it.each(['', 'x', '{}', '{"event":"order.paid"}', '{"event":"order.paid","payload":{"payment":{}}}'])(
    'that is no event is refused: %s',
    async (body) => {
      const headers = { 'x-razorpay-signature': webhookSignature(body), 'x-razorpay-event-id': 'e1' };
      expect((await openShop(getDb()).deliver({ body, headers })).status).toBe(400);
    },
  );

  it('without an id is refused, too long a one is not read', async () => {
    const { gateway, order, deliver } = openShop(getDb());
    const { body, headers } = gateway.webhookOf('order.paid', gateway.pay(await order()), '');
    expect((await deliver({ body, headers })).status).toBe(400);
    expect((await deliver({ body: 'x'.repeat(256 * 1024 + 1), headers })).status).toBe(413);
  });

  it('is not at home where no gateway is configured', async () => {
    const service = openService(getDb());
    expect((await service.send('/webhooks/razorpay', '{}', {})).status).toBe(404);
    const authorization = `Bearer ${await tokenOf('meera')}`;
    const order = '{"action":"createOrder","amount":1,"product_id":"01"}';
    expect((await service.send('/api/orders', order, { authorization })).status).toBe(501);
  });
});

onEachDatabase('reconciliation', (getDb) => {
  const checked = () => getDb().query('select 1 from payments where checked_at is not null');

  it('finds a payment of which neither page nor webhook told', async () => {
    const { gateway, order, balance } = openShop(getDb());
    gateway.pay(await order());
    expect(await gateway.payments.reconcile()).toBe(0);
    await age(getDb(), 31);
    expect(await gateway.payments.reconcile()).toBe(1);
    expect(await gateway.payments.reconcile()).toBe(0);
    expect(await balance()).toBe(2499);
    await expectBalanced(getDb());
  });

  it('leaves an order that is younger than 30 s to page and webhook', async () => {
    const { gateway, order } = openShop(getDb());
    await order();
    await age(getDb(), 20);
    await gateway.payments.reconcile();
    expect(await checked()).toEqual([]);
    await age(getDb(), 11);
    await gateway.payments.reconcile();
    expect(await checked()).toHaveLength(1);
  });

  it('does not ask again at once, and older orders less often', async () => {
    const { gateway, order, balance } = openShop(getDb());
    const orderId = await order();
    await age(getDb(), 3600);
    const askedBefore = (seconds: number) =>
      getDb().query('update payments set checked_at = now() - make_interval(secs => $1)', [seconds]);
    gateway.pay(orderId);
    await askedBefore(350);
    expect(await gateway.payments.reconcile()).toBe(0);
    await askedBefore(370);
    expect(await gateway.payments.reconcile()).toBe(1);
    expect(await balance()).toBe(2499);
  });

  it('finds a second attempt that succeeded after one that failed', async () => {
    const { gateway, order, deliver, balance } = openShop(getDb());
    const orderId = await order();
    const failed = gateway.pay(orderId, { status: 'failed' });
    await deliver(gateway.webhookOf('payment.failed', failed));
    gateway.pay(orderId);
    await age(getDb(), 31);
    expect(await gateway.payments.reconcile()).toBe(1);
    expect(await balance()).toBe(2499);
  });

  it.each<[string, GatewayPayment['status'] | null, number, string]>([
    ['nobody tried to pay, for a day', null, 86_000, 'Pending'],
    ['nobody tried to pay, after a day', null, 86_500, 'Failed'],
    ['failed', 'failed', 60, 'Failed'],
    ['is under way', 'authorized', 60, 'Pending'],
    ['is under way, after a day', 'authorized', 86_500, 'Pending'],
    ['was paid, after a day', 'captured', 86_500, 'Success'],
  ])('of an order that %s', async (_, status, seconds, expected) => {
    const { gateway, order, payments } = openShop(getDb());
    const orderId = await order();
    if (status !== null) gateway.pay(orderId, { status });
    await age(getDb(), seconds);
    await gateway.payments.reconcile();
    expect(await payments()).toMatchObject([{ PaymentStatus: expected }]);
  });

  it('goes on past an order that the gateway does not know, and comes back after it was away', async () => {
    const { gateway, order, balance } = openShop(getDb());
    await order();
    await getDb().query('update payments set order_id = $1', ['order_of_other_keys']);
    gateway.pay(await order());
    await age(getDb(), 40);
    gateway.setUp(false);
    await expect(gateway.payments.reconcile()).rejects.toThrow('away');
    gateway.setUp(true);
    await age(getDb(), 0);
    expect(await gateway.payments.reconcile()).toBe(1);
    expect(await balance()).toBe(2499);
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
          const carryOut = async ({ what, which }: Step): Promise<unknown> => {
            const orderId = pick(orders, which) ?? '';
            const payment = pick(payments, which);
            if (what === 'order') orders.push(await order(which + 1.15));
            if (what === 'capture') payments.push(gateway.pay(orderId));
            if (what === 'fail') payments.push(gateway.pay(orderId, { status: 'failed' }));
            if (what === 'poll') {
              await age(getDb(), 31);
              await gateway.payments.reconcile();
            }
            if (what === 'submit') await meera.submit();
            if (what === 'receipt' && payment !== undefined) await verify(payment);
            if (what === 'webhook' && payment !== undefined) {
              const event = payment.status === 'failed' ? 'payment.failed' : 'payment.captured';
              await deliver(gateway.webhookOf(event, payment, `${payment.id}/${which % 2}`));
            }
            return expectBalanced(getDb());
          };
          for (const each of steps) await carryOut(each);
        }),
        { numRuns: 25 },
      );
    });
  });
});
