import { expect, it } from 'vitest';
import { onEachDatabase } from '../test-support/databases.ts';
import { webhookSignature } from '../test-support/gateway-book.ts';
import { openService, tokenOf } from '../test-support/service.ts';
import { openShop } from '../test-support/shop.ts';

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
