import { expect, it } from 'vitest';
import { onEachDatabase } from '../test-support/databases.ts';
import { openShop } from '../test-support/shop.ts';

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
