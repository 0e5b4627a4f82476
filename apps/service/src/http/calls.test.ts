import { createDocumentClient, getAccount, listDocuments, saveDraft, submitWill } from '@virasat/api-client';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../test-support/databases.ts';
import { aPdf, documentsIn, openService, tokenOf } from '../test-support/service.ts';

onEachDatabase('a call', (getDb) => {
  it("never reaches another person's documents", async () => {
    const service = openService(getDb());
    const meera = service.person('meera');
    const ashwini = service.person('ashwini');
    const { rand_num } = (await meera.submit({ personalDetails: { documentName: 'Mine' } })).json;
    const [document] = documentsIn(await meera.list());
    const link = document?.['FileLink'];

    const attempts = await Promise.all([
      ashwini.save({ rand_num }),
      ashwini.submit({ rand_num }),
      ashwini.list({ fileLink: link }),
      ashwini.download(link),
      ashwini.move([link]),
      ashwini.move([link], { pendingDelete: true }),
    ]);
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(documentsIn(await ashwini.list())).toEqual([]);
    expect(documentsIn(await ashwini.account())[0]?.['Coupons']).toBe(1);
    expect(documentsIn(await meera.list())).toEqual([document]);
  });

  it("of a document's cursor shows only one's own", async () => {
    const service = openService(getDb());
    const meera = service.person('meera');
    await meera.save();
    await meera.save();
    const { nextCursor: cursor } = (await meera.list({ limit: 1 })).json;
    expect(documentsIn(await service.person('ashwini').list({ cursor }))).toEqual([]);
  });

  it('of the typed client fits the service', async () => {
    const { app } = openService(getDb());
    const token = await tokenOf('meera');
    const client = createDocumentClient({
      documentsUrl: '/api/documents',
      ordersUrl: '/api/orders',
      getToken: () => token,
      fetch: async (url, init) => {
        const headers = new Headers(init?.headers);
        headers.set('content-length', String(Buffer.byteLength(String(init?.body))));
        return app.request(String(url), { ...init, headers, signal: null });
      },
    });
    const form = { personalDetails: { documentName: 'Will of Meera' } };
    const saved = await saveDraft(client, { form, rand_num: '0' });
    const will = {
      form,
      rand_num: saved.rand_num,
      baseVersion: saved.version,
      pdf: Buffer.from(aPdf(), 'base64'),
    };
    expect(await submitWill(client, will)).toMatchObject({
      outcome: 'submitted',
      rand_num: saved.rand_num,
      version: 2,
    });
    expect(await submitWill(client, { ...will, rand_num: '0', baseVersion: null })).toMatchObject({
      outcome: 'insufficient-balance',
    });
    expect((await listDocuments(client)).documents).toMatchObject([
      { isComplete: false, rand_num: expect.any(String) },
      { isComplete: true, documentName: 'Will of Meera', version: 2 },
    ]);
    expect(await getAccount(client)).toMatchObject({
      email: 'meera@example.com',
      coupons: 0,
      balancePaise: 0,
    });
    await expect(saveDraft(client, { form, rand_num: '12' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      saveDraft(client, { form: {}, rand_num: saved.rand_num, baseVersion: 1 }),
    ).rejects.toMatchObject({
      code: 'conflict',
      version: 2,
    });
  });
});
