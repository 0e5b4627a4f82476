import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../database/open.ts';
import type { Database } from '../database/port.ts';
import type { GatewayPayment } from '../gateway/gateway.ts';
import { newPostgresUrl } from '../test-support/databases.ts';
import { newFolder } from '../test-support/folders.ts';
import { startOutsideWorld } from '../test-support/outside-world.ts';
import { aPdf, documentsIn, draft, openService } from '../test-support/service.ts';
import { startProcess } from '../test-support/service-process.ts';
import { findWrongSums } from '../test-support/sums.ts';

const server = inject('postgresUrl');
const PRICE_RUPEES = 100;
const product = { product_id: '01' };

const openQuietly = (databaseUrl: string) =>
  openDatabase({ databaseUrl, dataDir: '', announce: () => {}, onIdleError: () => {} });

/** Three documents: one has been in the bin for a month, one was put there now. */
async function fillBin(db: Database): Promise<string> {
  const keeper = openService(db).person('keeper');
  for (let count = 0; count < 3; count += 1) await keeper.save();
  const [overdue = '', recent] = documentsIn(await keeper.list()).map(({ FileLink }) => String(FileLink));
  await keeper.move([overdue, recent]);
  await db.query("update documents set binned_at = now() - interval '31 days' where id = $1", [overdue]);
  return overdue;
}

/** Two services in processes of their own, with nothing in common but one PostgreSQL. */
async function openReplicas(server: string) {
  const world = await startOutsideWorld();
  const databaseUrl = await newPostgresUrl(server);
  const env = {
    ...world.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: await newFolder(),
    WILL_PRICE_INR: String(PRICE_RUPEES),
    WELCOME_COUPONS: '0',
    LOG_LEVEL: 'info',
  };
  const db = await openQuietly(databaseUrl);
  const overdue = await fillBin(db);
  const both = await Promise.all([startProcess(env), startProcess(env)]);
  return {
    world,
    db,
    overdue,
    both,
    one: both[0],
    other: both[1],
    async close() {
      await Promise.all(both.map((replica) => replica.stop()));
      await db.close();
      world.close();
    },
  };
}
type Replicas = Awaited<ReturnType<typeof openReplicas>>;

/** Somebody who tops up at one replica and looks at the other. */
const payerOf = ({ world, one, other }: Replicas, sub: string) => ({
  sub,
  async pay(): Promise<GatewayPayment> {
    const order = { ...product, action: 'createOrder', amount: PRICE_RUPEES };
    return world.pay(String((await one.ask(sub, order, '/api/orders')).json['order_id']));
  },
  async balance(): Promise<unknown> {
    const account = await other.ask(sub, { action: 'getDocuments', subaction: 'UserAttributes' });
    return documentsIn(account)[0]?.['Balance'];
  },
});

/** What the gateway and the page may tell of one payment, to one replica or the other. */
const signals = ({ world, one, other }: Replicas, sub: string, payment: GatewayPayment) => {
  const captured = world.webhookOf('payment.captured', payment);
  return {
    webhookToOne: () => one.deliver(captured),
    sameWebhookToOther: () => other.deliver(captured),
    orderPaidToOther: () => other.deliver(world.webhookOf('order.paid', payment)),
    receiptToOne: () => one.ask(sub, world.receiptOf(payment), '/api/orders'),
    receiptToOther: () => other.ask(sub, world.receiptOf(payment), '/api/orders'),
  };
};
type Signals = ReturnType<typeof signals>;

describe.runIf(server !== null)('two replicas on one PostgreSQL', () => {
  let opened: Replicas | undefined;
  beforeAll(async () => {
    opened = await openReplicas(server ?? '');
  });
  afterAll(() => opened?.close());
  const replicas = (): Replicas => {
    if (opened === undefined) throw new Error('The replicas run only while tests do');
    return opened;
  };

  it.each<[string, (keyof Signals)[]]>([
    ['the webhook before the receipt', ['webhookToOne', 'receiptToOther']],
    ['the webhook after the receipt', ['receiptToOne', 'orderPaidToOther']],
    ['the webhook twice, once to each', ['webhookToOne', 'sameWebhookToOther']],
    ['the receipt twice, once to each', ['receiptToOne', 'receiptToOther']],
  ])('credit once: %s', async (name, order) => {
    const payer = payerOf(replicas(), name);
    const tell = signals(replicas(), payer.sub, await payer.pay());
    for (const signal of order) {
      expect((await tell[signal]()).json).toMatchObject({ success: true });
      expect(await payer.balance()).toBe(PRICE_RUPEES);
    }
    expect(await findWrongSums(replicas().db)).toEqual([]);
  });

  it('credit once what both are told of at once in every way', async () => {
    const payer = payerOf(replicas(), 'told in every way');
    for (let count = 1; count <= 5; count += 1) {
      const tell = Object.values(signals(replicas(), payer.sub, await payer.pay()));
      const answers = await Promise.all([...tell, ...tell].map((signal) => signal()));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(await payer.balance()).toBe(count * PRICE_RUPEES);
    }
    expect(await findWrongSums(replicas().db)).toEqual([]);
  });

  it('credit nothing for a wrong signature or an order that neither knows', async () => {
    const { world, one, other, db } = replicas();
    const payer = payerOf(replicas(), 'deceiver');
    const payment = await payer.pay();
    const wrong = 'f'.repeat(64);
    const { body, headers } = world.webhookOf('payment.captured', payment, 'forged');
    expect((await one.deliver({ body, headers: { ...headers, 'x-razorpay-signature': wrong } })).status).toBe(
      401,
    );
    const receipt = { ...world.receiptOf(payment), razorpay_signature: wrong };
    expect((await other.ask(payer.sub, receipt, '/api/orders')).status).toBe(400);
    const elsewhere = { ...payment, orderId: 'order_unknown' };
    const unknown = world.webhookOf('payment.captured', elsewhere, 'unknown');
    for (const replica of [one, other, one]) expect((await replica.deliver(unknown)).status).toBe(503);
    expect(await payer.balance()).toBe(0);
    const events = "select 1 from webhook_events where event_id in ('forged', 'unknown')";
    expect(await db.query(events)).toEqual([]);
  });

  /** Ten at once, five to each. */
  const submitToBoth = (sub: string, fields: object) => {
    const submit = { ...draft, action: 'savepdf', pdf_base64: aPdf(), ...fields };
    const ten = Array.from({ length: 5 }, () => replicas().both.map((replica) => replica.ask(sub, submit)));
    return Promise.all(ten.flat());
  };

  it('let the last of the balance pay for one will, whichever of ten submits it is', async () => {
    const { world, one, db } = replicas();
    const payer = payerOf(replicas(), 'nearly out of money');
    await one.deliver(world.webhookOf('order.paid', await payer.pay()));
    const answers = await submitToBoth(payer.sub, {});
    expect(answers.filter(({ json }) => json['success'] === true)).toHaveLength(1);
    expect(answers.filter(({ json }) => json['code'] === 'INSUFFICIENT_BALANCE')).toHaveLength(9);
    expect(await payer.balance()).toBe(0);
    expect(await findWrongSums(db)).toEqual([]);
  });

  it('charge once for one draft that both are sent at once', async () => {
    const { world, one, db } = replicas();
    const payer = payerOf(replicas(), 'impatient');
    for (let count = 0; count < 3; count += 1) {
      await one.deliver(world.webhookOf('order.paid', await payer.pay()));
    }
    const answers = await submitToBoth(payer.sub, { draft_key: '0b9d4a4e-4d6f-4d0e-9a57-3a1f2f1c7f10' });
    expect(answers.every(({ json }) => json['success'] === true)).toBe(true);
    expect(new Set(answers.map(({ json }) => json['rand_num'])).size).toBe(1);
    expect(await payer.balance()).toBe(2 * PRICE_RUPEES);
    expect(await findWrongSums(db)).toEqual([]);
  });

  it('empty the bin once between them, as they start, of what has lain there for thirty days', async () => {
    const { db, both, overdue } = replicas();
    const kept = () =>
      db.query<{ id: string }>(
        `select d.id from documents d join accounts a on a.id = d.account_id where a.sub = 'keeper'`,
      );
    await expect.poll(async () => (await kept()).map(({ id }) => id)).not.toContain(overdue);
    expect(await kept()).toHaveLength(2);
    const purges = () =>
      both.map((replica) => replica.output().split('"job":"purge-bin","count":1').length - 1).sort();
    await expect.poll(purges).toEqual([0, 1]);
  });
});
