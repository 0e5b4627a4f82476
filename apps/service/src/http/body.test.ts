import { LIMITS } from '@virasat/api-client/contract';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../test-support/databases.ts';
import { draft, openService, tokenOf } from '../test-support/service.ts';

onEachDatabase('a body', (getDb) => {
  it.each([
    ['', 'not JSON'],
    ['{"action":', 'not JSON'],
    ['null', 'body'],
    ['[]', 'body'],
    ['{}', 'action'],
    ['{"action":"drop"}', 'action'],
    [JSON.stringify({ ...draft, action: 'save', nominees: 'none' }), 'nominees'],
    [
      JSON.stringify({ ...draft, action: 'save', personalDetails: { fullName: 5 } }),
      'personalDetails.fullName',
    ],
    [`{"action":"save","x":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'deep'],
  ])('that is no request is answered 400 with what is wrong: %.60s', async (body, fault) => {
    const answer = await openService(getDb()).person('meera').documents(body);
    expect(answer).toMatchObject({ status: 400, json: { success: false, code: 'INVALID_BODY' } });
    expect(answer.json['message']).toContain(fault);
  });

  it('in another encoding than UTF-8 is refused, not kept with letters lost', async () => {
    const service = openService(getDb());
    const authorization = `Bearer ${await tokenOf('meera')}`;
    const bytes = new Uint8Array(Buffer.from('{"action":"save","x":"\xe9"}', 'latin1'));
    expect((await service.send('/api/documents', bytes, { authorization })).status).toBe(400);
  });

  it('without a length is answered 411, too large a one 413', async () => {
    const { app } = openService(getDb());
    const authorization = `Bearer ${await tokenOf('meera')}`;
    const status = async (headers: Record<string, string>, path = '/api/documents') =>
      (await app.request(path, { method: 'POST', body: '{}', headers: { authorization, ...headers } }))
        .status;
    expect(await status({})).toBe(411);
    expect(await status({ 'content-length': 'many' })).toBe(411);
    expect(await status({ 'content-length': String(LIMITS.submitBytes + 1) })).toBe(413);
    expect(await status({ 'content-length': String(16 * 1024 + 1) }, '/api/orders')).toBe(413);
  });

  it('of a save has a limit of its own, at the byte', async () => {
    const person = openService(getDb()).person('meera');
    const empty = JSON.stringify({ ...draft, action: 'save', filler: '' });
    const filled = (bytes: number) =>
      empty.replace('"filler":""', `"filler":"${'a'.repeat(bytes - empty.length)}"`);
    expect((await person.documents(filled(LIMITS.bodyBytes))).status).toBe(200);
    expect(await person.documents(filled(LIMITS.bodyBytes + 1))).toMatchObject({
      status: 413,
      json: { success: false, code: 'TOO_LARGE' },
    });
  });

  it('of an order is checked, and payments are said to be missing', async () => {
    const person = openService(getDb()).person('meera');
    expect((await person.orders({ action: 'createOrder', amount: 0, product_id: '01' })).status).toBe(400);
    expect(await person.orders({ action: 'createOrder', amount: 2499, product_id: '01' })).toMatchObject({
      status: 501,
      json: { success: false, code: 'PAYMENTS_OFF' },
    });
  });
});
