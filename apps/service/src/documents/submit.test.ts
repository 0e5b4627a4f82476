import { expect, it } from 'vitest';
import type { Database } from '../database/port.ts';
import { onEachDatabase } from '../test-support/databases.ts';
import { aPdf, documentsIn, openService, pathOf } from '../test-support/service.ts';

const key = '0b9d4a4e-4d6f-4d0e-9a57-3a1f2f1c7f10';

/** Gives an account money, as a top-up would. */
async function topUp(db: Database, email: string, paise: number): Promise<void> {
  const [account] = await db.query<{ id: string }>('select id from accounts where email = $1', [email]);
  if (account === undefined) throw new Error('no such account');
  await db.query('update accounts set balance_paise = balance_paise + $2 where id = $1', [account.id, paise]);
  await db.query(`insert into ledger (account_id, delta_paise, kind, ref) values ($1, $2, 'topup', $1)`, [
    account.id,
    paise,
  ]);
}

/** The ledger's sums less the accounts' figures: always nothing. */
async function difference(db: Database): Promise<object | undefined> {
  const [row] = await db.query(
    `select (select coalesce(sum(delta_paise), 0) from ledger) - (select coalesce(sum(balance_paise), 0) from accounts)
         as paise,
       (select coalesce(sum(coupons_delta), 0) from ledger) - (select coalesce(sum(coupons), 0) from accounts)
         as coupons`,
  );
  return row;
}
const NOTHING = { paise: '0', coupons: 0 };

onEachDatabase('submitting a will', (getDb) => {
  const open = (env: Record<string, string> = {}) => openService(getDb(), { env }).person('meera');
  const purse = async (person: ReturnType<typeof open>) => {
    const [account] = documentsIn(await person.account());
    return { balance: account?.['Balance'], coupons: account?.['Coupons'] };
  };

  it('is paid by a coupon first, then from the balance, then refused', async () => {
    const person = open();
    expect(await purse(person)).toEqual({ balance: 0, coupons: 1 });
    await topUp(getDb(), 'meera@example.com', 249_900);
    expect((await person.submit()).json).toMatchObject({ success: true });
    expect(await purse(person)).toEqual({ balance: 2499, coupons: 0 });
    expect((await person.submit()).json).toMatchObject({ success: true });
    expect(await purse(person)).toEqual({ balance: 0, coupons: 0 });
    expect(await person.submit()).toMatchObject({
      status: 200,
      json: {
        success: false,
        code: 'INSUFFICIENT_BALANCE',
        message: expect.stringContaining('<b>₹2,499.00</b>'),
        rechargeUrl: 'http://localhost:4173/payment',
        rand_num: expect.stringMatching(/^\d+$/),
        version: 1,
      },
    });
    expect(await difference(getDb())).toEqual(NOTHING);
  });

  it('is refused one paisa short, and the draft is kept', async () => {
    const person = open({ WELCOME_COUPONS: '0' });
    await person.account();
    await topUp(getDb(), 'meera@example.com', 249_899);
    const refused = await person.submit({ personalDetails: { documentName: 'Kept' } });
    expect(refused.json['success']).toBe(false);
    expect(await purse(person)).toEqual({ balance: 2498.99, coupons: 0 });
    expect(documentsIn(await person.list())).toEqual([
      expect.objectContaining({
        DocumentName: 'Kept',
        DocumentStatus: '0',
        rand_num: refused.json['rand_num'],
      }),
    ]);
  });

  it('is charged once by ten submits of one draft at once', async () => {
    const person = open({ WELCOME_COUPONS: '5' });
    const submits = await Promise.all(Array.from({ length: 10 }, () => person.submit({ draft_key: key })));
    expect(submits.every(({ json }) => json['success'] === true)).toBe(true);
    expect(new Set(submits.map(({ json }) => json['rand_num'])).size).toBe(1);
    expect(await purse(person)).toEqual({ balance: 0, coupons: 4 });
    expect(await difference(getDb())).toEqual(NOTHING);
  });

  it('passes exactly one of two drafts with money for one', async () => {
    const person = open();
    const submits = await Promise.all([person.submit(), person.submit()]);
    expect(submits.map(({ json }) => json['success']).sort()).toEqual([false, true]);
    expect(await purse(person)).toEqual({ balance: 0, coupons: 0 });
  });

  it('is free the second time; a save in between marks it as edited and keeps its PDF', async () => {
    const person = open();
    const { rand_num } = (await person.submit({ pdf_base64: aPdf('first') })).json;
    await person.save({ rand_num });
    const state = async () => documentsIn(await person.list())[0];
    expect(await state()).toMatchObject({ DocumentStatus: '1', edited: true });
    const link = (await person.download((await state())?.['FileLink'])).json['pdfLink'];
    const service = openService(getDb());
    expect(await (await service.app.request(pathOf(link))).text()).toContain('first');

    expect((await person.submit({ rand_num, pdf_base64: aPdf('second') })).json['success']).toBe(true);
    expect(await state()).toMatchObject({ DocumentStatus: '1', edited: false });
    expect(await (await service.app.request(pathOf(link))).text()).toContain('second');
  });

  it('changes nothing when it is based on an older version', async () => {
    const person = open();
    const { rand_num } = (await person.save()).json;
    await person.save({ rand_num, personalDetails: { documentName: 'newer' } });
    expect((await person.submit({ rand_num, base_version: 1 })).status).toBe(409);
    expect(await purse(person)).toEqual({ balance: 0, coupons: 1 });
    expect(documentsIn(await person.list())[0]).toMatchObject({ DocumentStatus: '0', DocumentName: 'newer' });
  });

  it('takes no money for a will that is free', async () => {
    const person = open({ WILL_PRICE_INR: '0', WELCOME_COUPONS: '0' });
    expect((await person.submit()).json['success']).toBe(true);
    expect(await getDb().query('select 1 from ledger')).toEqual([]);
  });

  it.each([
    ['no PDF', Buffer.from('<html>').toString('base64'), 400],
    ['no base64', '%PDF-', 400],
    ['nothing', '', 400],
    ['larger than it may be', Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-').toString('base64'), 413],
  ])('is refused with %s', async (_, pdf_base64, status) => {
    const person = open();
    expect((await person.submit({ pdf_base64 })).status).toBe(status);
    expect(documentsIn(await person.list())).toEqual([]);
  });

  it('takes a PDF as large as it may be', async () => {
    const pdf_base64 = Buffer.alloc(10 * 1024 * 1024, '%PDF-').toString('base64');
    expect((await open().submit({ pdf_base64 })).json['success']).toBe(true);
  });

  it('keeps the PDF sealed', async () => {
    await open().submit({ pdf_base64: aPdf('in clear') });
    const [row] = await getDb().query<{ sealed: Uint8Array }>('select sealed from pdfs');
    expect(Buffer.from(row?.sealed ?? []).includes('in clear')).toBe(false);
    expect(Buffer.from(row?.sealed ?? []).includes('%PDF')).toBe(false);
  });
});

onEachDatabase('the ledger', (getDb) => {
  it('can only be added to', async () => {
    await openService(getDb()).person('meera').account();
    await expect(getDb().query('update ledger set coupons_delta = 9')).rejects.toThrow('append-only');
    await expect(getDb().query('delete from ledger')).rejects.toThrow('append-only');
    await expect(
      getDb().query(`insert into ledger (account_id, kind, ref) select account_id, kind, ref from ledger`),
    ).rejects.toThrow();
  });

  it('gives a newcomer one welcome, however many calls come first', async () => {
    const person = openService(getDb()).person('meera');
    await Promise.all(Array.from({ length: 10 }, () => person.account()));
    expect(await getDb().query('select coupons_delta from ledger')).toEqual([{ coupons_delta: 1 }]);
  });
});
