import { expect, it } from 'vitest';
import { onEachDatabase } from '../test-support/databases.ts';
import { documentsIn } from '../test-support/service.ts';
import { openShop } from '../test-support/shop.ts';

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
