import { generateKeyPair, UnsecuredJWT } from 'jose';
import { expect, it } from 'vitest';
import type { Database } from '../database/port.ts';
import { contractActions } from '../test-support/contract-actions.ts';
import { onEachDatabase } from '../test-support/databases.ts';
import { openGateway } from '../test-support/gateway.ts';
import {
  aPdf,
  CLIENT_ID,
  documentsIn,
  draft,
  ISSUER,
  openService,
  tokenOf,
} from '../test-support/service.ts';

/** What the attacker knows of the victim: every id there is. */
interface Ids {
  fileLink: unknown;
  randNum: unknown;
  draftKey: string;
  orderId: unknown;
}

const product = { product_id: '01' };
const draftKey = '0b9d4a4e-4d6f-4d0e-9a57-3a1f2f1c7f10';

/** Each action, aimed at what is the victim's. A new action of the contract has to be given a line here. */
const attempts: Record<string, (ids: Ids) => object> = {
  save: ({ randNum }) => ({ ...draft, rand_num: randNum, personalDetails: { documentName: 'Taken over' } }),
  savepdf: ({ randNum }) => ({ ...draft, rand_num: randNum, pdf_base64: aPdf('forged') }),
  'getDocuments/Documents': ({ fileLink }) => ({ ...product, fileLink }),
  'getDocuments/UserAttributes': () => product,
  'getDocuments/PaymentInfo': () => product,
  deleteitem: ({ fileLink }) => ({ ...product, documentIds: [fileLink], itemTypes: ['Testament_will'] }),
  returnpdf: ({ fileLink }) => ({ ...product, fileLink, ItemType: 'Testament_will' }),
  'editAttributes/saveUserAttributes': () => ({ ...product, name: 'Taken over', whatsapp_number: '1' }),
  'editAttributes/deleteUserAttributes': () => product,
  createOrder: () => ({ ...product, amount: 100 }),
  verifyPayment: ({ orderId }) => ({
    ...product,
    razorpay_order_id: orderId,
    razorpay_payment_id: 'pay_1',
    razorpay_signature: 'f'.repeat(64),
  }),
};

const bodyOf = (name: string, ids: Ids): object => {
  const [action, subaction] = name.split('/');
  const attempt = attempts[name];
  if (attempt === undefined) throw new Error(`No attempt is made with the action ${name}`);
  return { action, ...(subaction === undefined ? {} : { subaction }), ...attempt(ids) };
};

/** All that is kept of somebody, to the last byte. */
const keptOf = (db: Database, sub: string) =>
  db.query<{ kept: string }>(
    `select row_to_json(t)::text as kept from (
       select a.*, (select json_agg(d order by d.id) from documents d where d.account_id = a.id) as documents,
         (select json_agg(p order by p.document_id) from pdfs p join documents d on d.id = p.document_id
          where d.account_id = a.id) as pdfs,
         (select json_agg(p order by p.order_id) from payments p where p.account_id = a.id) as payments,
         (select json_agg(l order by l.id) from ledger l where l.account_id = a.id) as ledger
       from accounts a where a.sub = $1) t`,
    [sub],
  );

onEachDatabase("another person's data", (getDb) => {
  const open = async () => {
    const service = openService(getDb(), { payments: openGateway(getDb()).payments });
    const victim = service.person('victim');
    const saved = await victim.submit({
      draft_key: draftKey,
      personalDetails: { documentName: 'Secret will' },
    });
    await victim.save({ personalDetails: { documentName: 'Secret draft' } });
    const order = await victim.orders({ ...product, action: 'createOrder', amount: 2499 });
    const complete = documentsIn(await victim.list()).find(({ DocumentStatus }) => DocumentStatus === '1');
    const ids = {
      fileLink: complete?.['FileLink'],
      randNum: saved.json['rand_num'],
      draftKey,
      orderId: order.json['order_id'],
    };
    expect(Object.values(ids)).not.toContain(undefined);
    return { service, ids, kept: () => keptOf(getDb(), 'victim') };
  };

  it('is neither shown nor changed by any action with a stranger’s token', async () => {
    const { service, ids, kept } = await open();
    const before = await kept();
    expect(before[0]?.kept).toContain(String(ids.orderId));
    for (const { name, path } of contractActions) {
      const stranger = service.person(`stranger ${name}`);
      const body = bodyOf(name, ids);
      const answer = await (path === '/api/orders' ? stranger.orders(body) : stranger.documents(body));
      expect(answer.status, name).toBeLessThan(500);
      expect(answer.text, name).not.toMatch(/Secret|victim/);
      if (Object.values(ids).some((id) => JSON.stringify(body).includes(JSON.stringify(id)))) {
        expect(answer.status, name).toBe(404);
      }
      expect(await kept(), name).toEqual(before);
    }
  });

  it('stays apart where two people’s drafts have one key', async () => {
    const { service, ids, kept } = await open();
    const before = await kept();
    const answer = await service.person('stranger').save({ draft_key: draftKey });
    expect(answer.json['rand_num']).not.toBe(ids.randNum);
    expect(await kept()).toEqual(before);
  });

  it('is refused by every action to every token that isn’t good', async () => {
    const { service, ids, kept } = await open();
    const before = await kept();
    const now = Math.floor(Date.now() / 1000);
    const good = await tokenOf('victim');
    const [header = '', payload = '', signature = ''] = good.split('.');
    const { privateKey: otherKey } = await generateKeyPair('RS256');
    const claims = { token_use: 'id', email: 'victim@example.com' };
    const none = new UnsecuredJWT(claims)
      .setIssuer(ISSUER)
      .setAudience(CLIENT_ID)
      .setSubject('victim')
      .setIssuedAt()
      .setExpirationTime('1h');
    const tokens: Record<string, string | null> = {
      none: null,
      empty: '',
      'no token': 'abc',
      unsigned: `${header}.${payload}.`,
      'two parts': `${header}.${payload}`,
      'alg none': none.encode(),
      'alg none with a signature': `${none.encode()}${signature}`,
      'signed by somebody else': await tokenOf('victim', {}, otherKey),
      'another person under the same signature': `${header}.${Buffer.from(
        JSON.stringify({ ...claims, iss: ISSUER, aud: CLIENT_ID, sub: 'victim', iat: now, exp: now + 9999 }),
      ).toString('base64url')}.${signature}`,
      expired: await tokenOf('victim', { iat: now - 7200, exp: now - 3600 }),
      'without expiry': await tokenOf('victim', { exp: undefined }),
      'for another audience': await tokenOf('victim', { aud: 'another-app' }),
      'of another issuer': await tokenOf('victim', { iss: 'https://other.example.com' }),
      'an access token': await tokenOf('victim', { token_use: 'access' }),
      'not valid yet': await tokenOf('victim', { nbf: now + 3600 }),
    };
    for (const { name, path } of contractActions) {
      for (const [kind, token] of Object.entries(tokens)) {
        const headers = token === null ? {} : { authorization: `Bearer ${token}` };
        const answer = await service.send(path, JSON.stringify(bodyOf(name, ids)), headers);
        expect(answer.status, `${name}, ${kind}`).toBe(401);
        expect(answer.json, `${name}, ${kind}`).toMatchObject({ success: false });
      }
    }
    expect(await kept()).toEqual(before);
    expect(await getDb().query('select sub from accounts')).toEqual([{ sub: 'victim' }]);
  });
});

it('is attempted with every action of the contract', () => {
  expect(Object.keys(attempts).sort()).toEqual(contractActions.map(({ name }) => name).sort());
});
