import { decodeProtectedHeader, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { locationOf, openIdentity } from '../test-support/browser.ts';
import { asked, fragmentOf, login, publishedKeys, query, signedIn } from '../test-support/sign-in.ts';

describe('the implicit sign-in', () => {
  it('returns both tokens and the state in the fragment, and nothing in the query', async () => {
    const { response } = await signedIn();
    expect(response.status).toBe(302);
    expect(locationOf(response).href.startsWith('http://localhost:4173/dashboard#')).toBe(true);
    const fragment = fragmentOf(response);
    expect([...fragment.keys()].sort()).toEqual([
      'access_token',
      'expires_in',
      'id_token',
      'state',
      'token_type',
    ]);
    expect(fragment.get('state')).toBe('s+/=');
    expect(fragment.get('expires_in')).toBe('3600');
  });

  it.each(['id_token token', 'token id_token'])('knows the strict name for it: %s', async (response_type) => {
    const { response } = await signedIn({ response_type });
    expect(fragmentOf(response).has('id_token')).toBe(true);
    expect(fragmentOf(response).has('access_token')).toBe(true);
  });

  it('wants a nonce where it is asked for by its strict name', async () => {
    const { app } = await openIdentity();
    const { nonce: _, ...withoutNonce } = { ...asked, response_type: 'id_token token' };
    const response = await app.request(`/login?${new URLSearchParams(withoutNonce)}`);
    expect(locationOf(response).searchParams.get('error')).toBe('invalid_request');
  });

  it('signs an ID token as Cognito does', async () => {
    const { response, app, config } = await signedIn();
    const { verify } = await publishedKeys(app);
    const { payload } = await jwtVerify(fragmentOf(response).get('id_token') ?? '', verify, {
      issuer: config.issuer,
      audience: 'virasat-web',
      currentDate: new Date('2026-11-28T04:30:00Z'),
    });
    expect(payload).toMatchObject({
      token_use: 'id',
      email: 'meera@example.com',
      email_verified: true,
      nonce: 'n1',
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
    expect(payload).not.toHaveProperty('name');
  });

  it('signs an access token with another key, without an audience', async () => {
    const { response, app } = await signedIn();
    const fragment = fragmentOf(response);
    const { verify, keys } = await publishedKeys(app);
    const access = fragment.get('access_token') ?? '';
    const { payload } = await jwtVerify(access, verify, { currentDate: new Date('2026-11-28T04:30:00Z') });
    expect(payload).toMatchObject({
      token_use: 'access',
      client_id: 'virasat-web',
      scope: 'email openid phone',
    });
    expect(payload).not.toHaveProperty('aud');
    expect(decodeProtectedHeader(access).kid).not.toBe(
      decodeProtectedHeader(fragment.get('id_token') ?? '').kid,
    );
    expect(JSON.stringify(keys)).not.toMatch(/"d"|"p"|"q"/);
  });

  it('gives the name with the scope profile, and no ID token without openid', async () => {
    const named = await signedIn({ scope: 'openid profile' });
    const { verify } = await publishedKeys(named.app);
    const { payload } = await jwtVerify(fragmentOf(named.response).get('id_token') ?? '', verify, {
      currentDate: new Date('2026-11-28T04:30:00Z'),
    });
    expect(payload['name']).toBe('Meera Deshpande');
    expect(fragmentOf((await signedIn({ scope: 'email' })).response).get('id_token')).toBeNull();
  });

  it('goes straight back for who is signed in here, until an hour has passed', async () => {
    const { browser, wait } = await signedIn();
    expect(fragmentOf(await browser.get(`/oauth2/authorize${query()}`)).get('id_token')).not.toBeNull();
    wait(60 * 60 * 1000);
    const later = await browser.get(`/oauth2/authorize${query()}`);
    expect(later.headers.get('location')).toBe(login());
  });

  it('lets who is signed in here go on, or be somebody else', async () => {
    const { browser } = await signedIn();
    expect(await (await browser.get(login())).text()).toContain('Continue as meera@example.com');
    const onward = await browser.fillIn(login(), {}, `/continue${query()}`);
    expect(fragmentOf(onward).get('id_token')).not.toBeNull();
    const other = await browser.fillIn(login(), { email: 'ashwini@example.com', password: 'virasat-local' });
    expect(fragmentOf(other).get('id_token')).not.toBeNull();
  });
});
