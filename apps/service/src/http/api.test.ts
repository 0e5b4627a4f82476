import { createDocumentClient, getAccount, listDocuments, saveDraft, submitWill } from '@virasat/api-client';
import { LIMITS } from '@virasat/api-client/contract';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { onEachDatabase } from '../test-support/databases.ts';
import {
  aPdf,
  CLIENT_ID,
  documentsIn,
  draft,
  ISSUER,
  openService,
  pathOf,
  publicJwk,
  tokenOf,
} from '../test-support/service.ts';

const now = () => Math.floor(Date.now() / 1000);
const claims = { iss: ISSUER, aud: CLIENT_ID, sub: 'meera', token_use: 'id', iat: now(), exp: now() + 3600 };

onEachDatabase('a call', (getDb) => {
  const askWith = async (token: string) =>
    openService(getDb()).send('/api/documents', '{"action":"getDocuments","subaction":"UserAttributes"}', {
      authorization: `Bearer ${token}`,
    });

  describe('with a token that is not good', () => {
    const otherKey = async () => (await generateKeyPair('RS256', { extractable: true })).privateKey;
    it.each<[string, () => Promise<string> | string, string]>([
      ['has run out', () => tokenOf('meera', { exp: now() - 60 }), 'TOKEN_EXPIRED'],
      ['is for another application', () => tokenOf('meera', { aud: 'other' }), 'TOKEN_INVALID'],
      [
        'is from another issuer',
        () => tokenOf('meera', { iss: 'https://issuer.example.com/other' }),
        'TOKEN_INVALID',
      ],
      ['is an access token', () => tokenOf('meera', { token_use: 'access' }), 'TOKEN_INVALID'],
      ['does not say what it is for', () => tokenOf('meera', { token_use: undefined }), 'TOKEN_INVALID'],
      ['names nobody', () => tokenOf('', {}), 'TOKEN_INVALID'],
      ['never runs out', () => tokenOf('meera', { exp: undefined }), 'TOKEN_INVALID'],
      [
        'is signed by another key of the same name',
        async () => tokenOf('meera', {}, await otherKey()),
        'TOKEN_INVALID',
      ],
      ['is not signed', () => new UnsecuredJWT(claims).encode(), 'TOKEN_INVALID'],
      [
        'is signed with the public key as a secret',
        () =>
          new SignJWT(claims)
            .setProtectedHeader({ alg: 'HS256', kid: 'test' })
            .sign(new TextEncoder().encode(JSON.stringify(publicJwk))),
        'TOKEN_INVALID',
      ],
      ['is no token', () => 'abc', 'TOKEN_INVALID'],
      ['is nothing', () => '', 'NO_TOKEN'],
    ])('is refused: it %s', async (_, makeToken, code) => {
      const answer = await askWith(await makeToken());
      expect(answer).toMatchObject({
        status: 401,
        json: { success: false, code, message: expect.any(String) },
      });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(await getDb().query('select 1 from accounts')).toEqual([]);
    });

    it('is refused before the body is read', async () => {
      const { app } = openService(getDb());
      const body = new ReadableStream({ pull: () => Promise.reject(new Error('read')) });
      const init = { method: 'POST', body, headers: { 'content-length': '9' }, duplex: 'half' } as const;
      expect((await app.request('/api/documents', init)).status).toBe(401);
    });
  });

  it('with a good one opens the account once and keeps its address up to date', async () => {
    const service = openService(getDb());
    await service.person('meera').account();
    const renamed = await service.person('meera', { email: 'new@example.com', name: 'Meera' }).account();
    expect(documentsIn(renamed)).toEqual([
      { Email: 'new@example.com', FullName: '', Balance: 0, Coupons: 1, whatsapp_number: '' },
    ]);
  });

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

onEachDatabase('too many calls', (getDb) => {
  it('of a person are told when to come back', async () => {
    let nowMs = Date.now();
    const service = openService(getDb(), { env: { RATE_LIMIT_PER_MINUTE: '3' }, nowMs: () => nowMs });
    const meera = service.person('meera');
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await meera.account()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await meera.account();
    expect(refused.json).toMatchObject({ success: false, code: 'RATE_LIMITED' });
    expect(refused.headers.get('retry-after')).toBe('20');
    expect((await service.person('ashwini').account()).status).toBe(200);
    nowMs += 20_000;
    expect((await meera.account()).status).toBe(200);
  });

  it('of submits and of an address are counted apart', async () => {
    const submits = openService(getDb(), { env: { SUBMIT_LIMIT_PER_MINUTE: '1' } }).person('meera');
    expect((await submits.submit()).status).toBe(200);
    expect((await submits.submit()).status).toBe(429);
    expect((await submits.save()).status).toBe(200);

    const service = openService(getDb(), { env: { ADDRESS_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '1' } });
    const from = async (hops: string) =>
      (await service.send('/api/documents', '{}', { 'x-forwarded-for': hops })).status;
    expect([
      await from('1.1.1.1, 9.9.9.9'),
      await from('2.2.2.2, 9.9.9.9'),
      await from('9.9.9.9, 3.3.3.3'),
    ]).toEqual([401, 429, 401]);
  });
});

onEachDatabase('every answer', (getDb) => {
  it('lets pages of the configured origins read it, refusals too, and no other', async () => {
    const service = openService(getDb(), { env: { WEB_ORIGINS: 'https://app.example.com' } });
    const allowed = async (origin: string) =>
      (await service.send('/api/documents', '{}', { origin })).headers.get('access-control-allow-origin');
    expect(await allowed('https://app.example.com')).toBe('https://app.example.com');
    expect(await allowed('https://evil.example')).toBeNull();
    const preflight = await service.app.request('/api/documents', {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example.com', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
  });

  it('is never cached, has an id, and is logged without a word about anybody', async () => {
    const lines: string[] = [];
    const service = openService(getDb(), { log: (line) => lines.push(line) });
    const meera = service.person('meera');
    const submitted = await meera.submit({ personalDetails: { fullName: 'Meera Deshpande' } });
    await service.app.request(pathOf(submitted.json['pdfLink']));
    expect(submitted.headers.get('cache-control')).toBe('no-store');
    expect(submitted.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    const log = lines.join('');
    expect(lines).toHaveLength(2);
    expect(log).toContain('"action":"savepdf"');
    for (const secret of ['meera', 'Meera', 'Bearer', 'sig=', String(submitted.json['rand_num'])]) {
      expect(log).not.toContain(secret);
    }
  });

  it('is compressed when it is long and the browser takes it', async () => {
    const service = openService(getDb());
    const meera = service.person('meera');
    await meera.save({ personalDetails: { address: 'a'.repeat(5000) } });
    const body = '{"action":"getDocuments","subaction":"Documents","product_id":"01"}';
    const response = await service.app.request('/api/documents', {
      method: 'POST',
      body,
      headers: {
        authorization: `Bearer ${await tokenOf('meera')}`,
        'content-length': String(body.length),
        'accept-encoding': 'gzip, br',
      },
    });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(1000);
  });
});

onEachDatabase('health', (getDb) => {
  it('is told, and readiness until the service stops', async () => {
    const service = openService(getDb());
    const status = async (path: string) => (await service.app.request(path)).status;
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
    service.drain();
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
    expect((await service.app.request('/healthz')).headers.get('connection')).toBe('close');
  });
});
