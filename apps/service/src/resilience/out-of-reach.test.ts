import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/port.ts';
import { type PostgresLimits, postgresDatabase } from '../database/postgres.ts';
import { newPostgresUrl } from '../test-support/databases.ts';
import { openLine } from '../test-support/line.ts';
import { aPdf, documentsIn, draft } from '../test-support/service.ts';
import { openShop } from '../test-support/shop.ts';
import { findWrongSums } from '../test-support/sums.ts';

const server = inject('postgresUrl');
const limits: PostgresLimits = { connections: 4, connectMs: 5_000, statementMs: 15_000, silenceMs: 18_000 };
const unavailable = { status: 503, json: { success: false, code: 'DATABASE_UNAVAILABLE' } };
const product = { product_id: '01' };

/** A service whose database can be taken away from it, and somebody who looks into that database meanwhile. */
async function openOver(server: string) {
  const url = await newPostgresUrl(server);
  const aside = postgresDatabase(url, () => {});
  await migrate(aside);
  const line = await openLine(url);
  const opened: Database[] = [];
  return {
    aside,
    line,
    /** Opens the shop, with a balance that pays for two wills. */
    async shop(changed: Partial<PostgresLimits> = {}) {
      const db = postgresDatabase(line.url, () => {}, { ...limits, ...changed });
      opened.push(db);
      const shop = openShop(db, { WILL_PRICE_INR: '100' });
      await shop.verify(shop.gateway.pay(await shop.order(200)));
      return { ...shop, db };
    },
    async close() {
      await Promise.all(opened.map((db) => db.close()));
      line.close();
      await aside.close();
    },
  };
}

/** Keeps a connection, with Meera's account locked, so that what would charge her waits; gives what ends that. */
async function lockAccount(db: Database): Promise<() => Promise<void>> {
  let letGo = (): void => {};
  const isOver = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let held: Promise<void> = isOver;
  await new Promise<void>((resolve, reject) => {
    held = db.tx(async (q) => {
      await q.query('select 1 from accounts for update');
      resolve();
      await isOver;
    });
    held.catch(reject);
  });
  return async () => {
    letGo();
    await held;
  };
}

/** Waits until a statement waits for a lock. */
async function seeWaiting(db: Database): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await db.query(waiting)).length === 0);
}

describe.skipIf(server === null)('while the database is out of reach', () => {
  let house: Awaited<ReturnType<typeof openOver>>;
  beforeEach(async () => {
    house = await openOver(server ?? '');
  });
  afterEach(() => house.close());

  it('every call is answered 503 with a time to come again, and goes on where it left off once it is back', async () => {
    const { meera, service, gateway, order, balance, deliver } = await house.shop();
    const { rand_num } = (await meera.save()).json;
    const link = documentsIn(await meera.list())[0]?.['FileLink'];
    const payment = gateway.pay(await order(1));
    house.line.set('refusing');
    const calls = [
      meera.save({ rand_num }),
      meera.save(),
      meera.submit({ rand_num }),
      meera.list(),
      meera.account(),
      meera.move([link]),
      meera.download(link),
      meera.deleteAccount(),
      meera.documents({ action: 'getDocuments', subaction: 'PaymentInfo', ...product }),
      meera.orders({ action: 'createOrder', amount: 1, ...product }),
      meera.orders(gateway.receiptOf(payment)),
      deliver(gateway.webhookOf('payment.captured', payment)),
    ];
    for (const answer of await Promise.all(calls)) {
      expect(answer).toMatchObject(unavailable);
      expect(answer.headers.get('retry-after')).toBe('5');
    }
    const ready = async () => (await service.app.request('/readyz')).status;
    expect([await ready(), (await service.app.request('/healthz')).status]).toEqual([503, 200]);

    house.line.set('up');
    expect(await ready()).toBe(200);
    expect(await meera.save({ rand_num })).toMatchObject({ status: 200, json: { version: 2 } });
    expect(documentsIn(await meera.list())).toHaveLength(1);
    expect(await balance()).toBe(200);
  });

  it('in the middle of a submit, nothing is charged, and the repeat is charged once', async () => {
    const { meera, balance } = await house.shop();
    const { rand_num } = (await meera.save()).json;
    const letGo = await lockAccount(house.aside);
    const submitting = meera.submit({ rand_num, pdf_base64: aPdf() });
    await seeWaiting(house.aside);
    house.line.set('refusing');
    expect(await submitting).toMatchObject(unavailable);
    await letGo();
    house.line.set('up');
    expect(await balance()).toBe(200);
    expect(documentsIn(await meera.list())).toMatchObject([{ DocumentStatus: '0' }]);
    expect((await meera.submit({ rand_num, pdf_base64: aPdf() })).json).toMatchObject({ success: true });
    expect(await balance()).toBe(100);
    expect(await findWrongSums(house.aside)).toEqual([]);
  });

  it('for want of a free connection, a call waits its time and is told to come again', async () => {
    const { meera, db } = await house.shop({ connections: 1, connectMs: 200 });
    const letGo = await lockAccount(db);
    expect(await meera.save()).toMatchObject(unavailable);
    await letGo();
    expect((await meera.save()).status).toBe(200);
    expect(documentsIn(await meera.list())).toHaveLength(1);
  });

  it('because a statement takes too long, it is called off and nothing is charged', async () => {
    const { meera, balance } = await house.shop({ statementMs: 200 });
    const letGo = await lockAccount(house.aside);
    expect(await meera.submit()).toMatchObject(unavailable);
    await letGo();
    expect(await balance()).toBe(200);
    expect((await meera.submit()).json).toMatchObject({ success: true });
    expect(await balance()).toBe(100);
  });

  it('without a word, a call waits its time and no longer', async () => {
    const { meera, balance } = await house.shop({ connectMs: 300, silenceMs: 300 });
    house.line.set('silent');
    expect(await meera.documents({ ...draft, action: 'save' })).toMatchObject(unavailable);
    house.line.set('up');
    expect((await meera.save()).status).toBe(200);
    expect(await balance()).toBe(200);
  });

  it('ended by its operator, calls go on over new connections', async () => {
    const { meera } = await house.shop();
    const { rand_num } = (await meera.save()).json;
    await house.aside.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const statuses = [];
    for (let attempt = 0; attempt < 3; attempt += 1) statuses.push((await meera.save({ rand_num })).status);
    expect(statuses.at(-1)).toBe(200);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });
});
