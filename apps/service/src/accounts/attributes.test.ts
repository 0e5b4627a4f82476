import { expect, it } from 'vitest';
import { onEachDatabase } from '../test-support/databases.ts';
import { documentsIn, openService, pathOf } from '../test-support/service.ts';

const now = () => Math.floor(Date.now() / 1000);

onEachDatabase('an account', (getDb) => {
  const profile = {
    action: 'editAttributes',
    subaction: 'saveUserAttributes',
    name: ' मीरा देशपांडे ',
    whatsapp_number: '+91 98765 43210',
    product_id: '01',
  };
  const removal = { action: 'editAttributes', subaction: 'deleteUserAttributes', product_id: '01' };

  it('keeps a changed profile', async () => {
    const person = openService(getDb()).person('meera');
    expect((await person.documents(profile)).json).toMatchObject({ success: true });
    expect(documentsIn(await person.account())[0]).toMatchObject({
      FullName: 'मीरा देशपांडे',
      whatsapp_number: '+91 98765 43210',
    });
  });

  it('is deleted with all its documents; tokens from before are refused; a newcomer again gets no second welcome', async () => {
    const service = openService(getDb());
    const person = service.person('meera', { iat: now() - 60 });
    const link = (await person.submit()).json['pdfLink'];
    expect((await person.documents(removal)).json).toMatchObject({ success: true });

    expect(await person.list()).toMatchObject({ status: 401, json: { code: 'ACCOUNT_DELETED' } });
    expect((await service.app.request(pathOf(link))).status).toBe(404);
    expect(await getDb().query('select 1 from documents union all select 1 from pdfs')).toEqual([]);
    expect(await getDb().query('select sum(coupons_delta)::int as coupons from ledger')).toEqual([
      { coupons: 0 },
    ]);

    const back = service.person('meera', { iat: now() + 2 });
    expect(documentsIn(await back.list())).toEqual([]);
    expect(documentsIn(await back.account())[0]?.['Coupons']).toBe(0);
  });

  it('lists no payment before there is one', async () => {
    const answer = await openService(getDb())
      .person('meera')
      .documents({ action: 'getDocuments', subaction: 'PaymentInfo', product_id: '01' });
    expect(answer.json).toEqual({ success: true, documents: [] });
  });
});
