import { expect, it } from 'vitest';
import { sha256 } from '../crypto/ids.ts';
import type { Database } from '../database/port.ts';
import { onEachDatabase } from '../test-support/databases.ts';
import { aPdf, documentsIn, openService, pathOf } from '../test-support/service.ts';

/** Every row of every table, as text. */
async function everyRow(db: Database): Promise<{ table: string; row: string }[]> {
  const tables = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
  );
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const texts = await db.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`);
      return texts.map(({ row }) => ({ table: name, row }));
    }),
  );
  return rows.flat();
}

onEachDatabase('a deleted account', (getDb) => {
  const fill = async (sub: string, claims = {}) => {
    const person = openService(getDb()).person(sub, claims);
    await person.save({ personalDetails: { documentName: `Draft of ${sub}` } });
    const submitted = await person.submit({ pdf_base64: aPdf(`Will of ${sub}`) });
    await person.documents({
      action: 'editAttributes',
      subaction: 'saveUserAttributes',
      name: `Full name of ${sub}`,
      whatsapp_number: `+91 98 ${sub}`,
      product_id: '01',
    });
    const [{ id } = { id: '' }] = await getDb().query<{ id: string }>(
      'select id from accounts where sub = $1',
      [sub],
    );
    await getDb().query(
      `insert into payments (order_id, payment_id, account_id, amount_paise, currency, status, completed_at)
       values ($1, $2, $3, 249900, 'INR', 'Success', now())`,
      [`order_${id}`, `pay_${id}`, id],
    );
    return { person, id, pdfLink: submitted.json['pdfLink'] };
  };

  it('leaves payments and ledger, which name nobody, and nothing else', async () => {
    const { person, id, pdfLink } = await fill('meera');
    const answer = await person.deleteAccount();
    expect(answer.json).toEqual({
      success: true,
      message: 'Your account and your documents were deleted. Payment records are kept as tax law demands.',
    });
    const rows = await everyRow(getDb());
    expect([...new Set(rows.map(({ table }) => table))].sort()).toEqual([
      'closed_accounts',
      'ledger',
      'payments',
    ]);
    for (const { row } of rows) expect(row).not.toMatch(/meera|full name|\+91/i);
    expect(rows.filter(({ table }) => table === 'closed_accounts')).toHaveLength(1);
    expect(rows.find(({ table }) => table === 'closed_accounts')?.row).toContain(sha256('meera'));
    // What the books need of a payment, under an id that no account has now.
    const [payment] = rows.filter(({ table }) => table === 'payments');
    expect(JSON.parse(payment?.row ?? '')).toMatchObject({
      account_id: id,
      amount_paise: 249900,
      currency: 'INR',
      status: 'Success',
    });
    const sums = 'select sum(delta_paise) as paise, sum(coupons_delta) as coupons from ledger';
    expect(await getDb().query(sums)).toEqual([{ paise: '0', coupons: 0 }]);
    expect((await openService(getDb()).app.request(pathOf(pdfLink))).status).toBe(404);
  });

  it('refuses, and never faults, what is asked beside its deletion', async () => {
    for (let round = 0; round < 5; round += 1) {
      // From before the deletion, whenever it is used: a later token would open a new account.
      const iat = Math.floor(Date.now() / 1000) - 60;
      const { person } = await fill(`leaver ${round}`, { iat });
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, () => person.save()),
        person.deleteAccount(),
        person.submit({ pdf_base64: aPdf() }),
        person.account(),
        person.list(),
        person.deleteAccount(),
        ...Array.from({ length: 4 }, () => person.save()),
      ]);
      for (const { status, text } of answers) expect([200, 401], text).toContain(status);
      expect((await person.account()).json).toMatchObject({ success: false, code: 'ACCOUNT_DELETED' });
    }
    const left = (await everyRow(getDb())).map(({ table }) => table);
    expect([...new Set(left)].sort()).toEqual(['closed_accounts', 'ledger', 'payments']);
  });

  it('is not reached by a draft that was being saved, also where its person comes back', async () => {
    const service = openService(getDb());
    const now = Math.floor(Date.now() / 1000);
    const leaving = service.person('meera', { iat: now - 60 });
    const { rand_num } = (await leaving.save()).json;
    expect((await leaving.save({ rand_num })).json).toMatchObject({ version: 2 });
    await leaving.deleteAccount();
    expect((await leaving.save({ rand_num })).json).toMatchObject({ code: 'ACCOUNT_DELETED' });
    const returning = service.person('meera', { iat: now + 60 });
    expect((await returning.save({ rand_num })).status).toBe(404);
    expect(documentsIn(await returning.list())).toEqual([]);
  });

  it("takes nothing of anybody else's", async () => {
    const { person } = await fill('meera');
    const other = await fill('ashwini');
    const before = await Promise.all([other.person.list(), other.person.account()]);
    const ofOther = async () => (await everyRow(getDb())).filter(({ row }) => row.includes(other.id)).sort();
    const rows = await ofOther();
    await person.deleteAccount();
    const after = await Promise.all([other.person.list(), other.person.account()]);
    expect(after.map(({ json }) => json)).toEqual(before.map(({ json }) => json));
    expect(await ofOther()).toEqual(rows);
    expect(documentsIn(after[0])).toHaveLength(2);
  });
});
