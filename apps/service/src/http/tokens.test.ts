import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { onEachDatabase } from '../test-support/databases.ts';
import { CLIENT_ID, documentsIn, ISSUER, openService, publicJwk, tokenOf } from '../test-support/service.ts';

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

  it('whose address or name the database could not hold opens an account without them', async () => {
    const person = openService(getDb()).person('meera', { email: 'meera\0@example.com', name: 'Meera\0' });
    expect(documentsIn(await person.account())).toMatchObject([{ Email: '', FullName: '' }]);
  });
});
