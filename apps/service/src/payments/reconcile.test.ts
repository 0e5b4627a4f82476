import { expect, it } from 'vitest';
import type { GatewayPayment } from '../gateway/gateway.ts';
import { onEachDatabase } from '../test-support/databases.ts';
import { makeOrdersOlder, openShop } from '../test-support/shop.ts';
import { findWrongSums } from '../test-support/sums.ts';

onEachDatabase('reconciliation', (getDb) => {
  const checked = () => getDb().query('select 1 from payments where checked_at is not null');

  it('finds a payment of which neither page nor webhook told', async () => {
    const { gateway, order, balance } = openShop(getDb());
    gateway.pay(await order());
    expect(await gateway.payments.reconcile()).toBe(0);
    await makeOrdersOlder(getDb(), 31);
    expect(await gateway.payments.reconcile()).toBe(1);
    expect(await gateway.payments.reconcile()).toBe(0);
    expect(await balance()).toBe(2499);
    expect(await findWrongSums(getDb())).toEqual([]);
  });

  it('leaves an order that is younger than 30 s to page and webhook', async () => {
    const { gateway, order } = openShop(getDb());
    await order();
    await makeOrdersOlder(getDb(), 20);
    await gateway.payments.reconcile();
    expect(await checked()).toEqual([]);
    await makeOrdersOlder(getDb(), 11);
    await gateway.payments.reconcile();
    expect(await checked()).toHaveLength(1);
  });

  it('does not ask again at once, and older orders less often', async () => {
    const { gateway, order, balance } = openShop(getDb());
    const orderId = await order();
    await makeOrdersOlder(getDb(), 3600);
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
    await makeOrdersOlder(getDb(), 31);
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
    await makeOrdersOlder(getDb(), seconds);
    await gateway.payments.reconcile();
    expect(await payments()).toMatchObject([{ PaymentStatus: expected }]);
  });

  it('goes on past an order that the gateway does not know, and comes back after it was away', async () => {
    const { gateway, order, balance } = openShop(getDb());
    await order();
    await getDb().query('update payments set order_id = $1', ['order_of_other_keys']);
    gateway.pay(await order());
    await makeOrdersOlder(getDb(), 40);
    gateway.setUp(false);
    await expect(gateway.payments.reconcile()).rejects.toThrow('away');
    gateway.setUp(true);
    await makeOrdersOlder(getDb(), 0);
    expect(await gateway.payments.reconcile()).toBe(1);
    expect(await balance()).toBe(2499);
  });
});
