import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readArrival } from './arrival.ts';
import type { Provider } from './provider.ts';
import { beginSignIn, finishSignIn, logoutAddress } from './sign-in.ts';
import { aToken } from './token.fixture.ts';

const provider: Provider = {
  clientId: 'web',
  responseType: 'token',
  issuer: 'https://issuer.example.com/pool',
  hosted: { loginUrl: 'https://login.example.com', logoutUrl: 'https://login.example.com/logout' },
};
const byCode: Provider = { ...provider, responseType: 'code' };
const origin = 'https://virasat.example.com';
const start = 1_800_000_000_000;

/** Begins a sign-in and answers with what the provider was asked. */
const begin = async (isRepeat = false, asked = provider): Promise<URLSearchParams> =>
  new URL(await beginSignIn(sessionStorage, asked, origin, start, isRepeat)).searchParams;
const idToken = (nonce: string | null, changes: object = {}): string =>
  aToken({ sub: 'asha', aud: 'web', token_use: 'id', exp: start / 1000 + 3600, nonce, ...changes });

/** Finishes the sign-in with tokens from the fragment. */
const finish = (
  tokens: { id: string | null; access: string | null; state: string | null },
  now = start,
  asked = provider,
) => finishSignIn(sessionStorage, { kind: 'tokens', ...tokens }, asked, origin, now);

beforeEach(() => sessionStorage.clear());

describe('a sign-in (C-41)', () => {
  test.each(['token', 'id_token token'] as const)('asks the hosted login for %s', async (responseType) => {
    expect(Object.fromEntries(await begin(false, { ...provider, responseType }))).toEqual({
      response_type: responseType,
      scope: 'email openid phone',
      redirect_uri: 'https://virasat.example.com/dashboard',
      client_id: 'web',
      state: expect.stringMatching(/^[0-9a-f]{64}$/),
      nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('is finished by tokens that answer it', async () => {
    const asked = await begin();
    const id = idToken(asked.get('nonce'));
    await expect(finish({ id, access: 'access', state: asked.get('state') }, start + 5000)).resolves.toEqual({
      kind: 'accept',
      id,
      access: 'access',
      clockAheadMs: 0,
    });
  });

  test('is finished once: the same tokens again are not taken', async () => {
    const asked = await begin();
    const tokens = { id: idToken(asked.get('nonce')), access: null, state: asked.get('state') };
    await finish(tokens);
    await expect(finish(tokens)).resolves.toEqual({ kind: 'ask-again' });
  });

  test('never takes tokens that somebody else’s link brought, and asks anew but once', async () => {
    const stranger = { id: idToken('x'), access: 'access', state: 'x' };
    await expect(finish(stranger)).resolves.toEqual({ kind: 'ask-again' });
    await begin();
    await expect(finish({ ...stranger, state: null })).resolves.toEqual({ kind: 'ask-again' });
    await begin(true);
    await expect(finish(stranger)).resolves.toEqual({ kind: 'refuse' });
  });

  test('is over after ten minutes', async () => {
    const asked = await begin();
    const tokens = { id: idToken(asked.get('nonce')), access: null, state: asked.get('state') };
    await expect(finish(tokens, start + 600_001)).resolves.toEqual({ kind: 'ask-again' });
  });

  test.each([
    ['an access token alone', () => null],
    ['a token for another app', (nonce: string | null) => idToken(nonce, { aud: 'other' })],
    ['a token of another sign-in', () => idToken('other')],
    ['a token that is no identity', (nonce: string | null) => idToken(nonce, { token_use: 'access' })],
    ['a stale token', (nonce: string | null) => idToken(nonce, { exp: start / 1000 })],
    [
      'a token that ends when it begins',
      (nonce: string | null) => idToken(nonce, { iat: start / 1000, exp: start / 1000 }),
    ],
    ['no token', () => 'not.a.token'],
  ])('is refused for %s', async (_, make) => {
    const asked = await begin();
    const tokens = { id: make(asked.get('nonce')), access: 'access', state: asked.get('state') };
    await expect(finish(tokens)).resolves.toEqual({ kind: 'refuse' });
  });

  test('takes a token for several apps of which this is one', async () => {
    const asked = await begin();
    const id = idToken(asked.get('nonce'), { aud: ['other', 'web'] });
    const { kind } = await finish({ id, access: null, state: asked.get('state') });
    expect(kind).toBe('accept');
  });

  test.each([
    [2 * 3600, 2 * 3_600_000],
    [-2 * 3600, -2 * 3_600_000],
    [60, 60_000],
    [59, 0],
  ])('finds out that the clock is %d s ahead', async (seconds, clockAheadMs) => {
    const asked = await begin();
    const iat = start / 1000 - seconds;
    const id = idToken(asked.get('nonce'), { iat, exp: iat + 3600 });
    const finished = await finish({ id, access: null, state: asked.get('state') });
    expect(finished).toMatchObject({ kind: 'accept', clockAheadMs });
  });
});

describe('a sign-in by code', () => {
  const answering = (body: object, status = 200) => {
    const asked: URLSearchParams[] = [];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      asked.push(new URLSearchParams(String(init.body)));
      return Response.json(body, { status });
    });
    return asked;
  };
  const redeem = (state: string | null, asked = byCode) =>
    finishSignIn(sessionStorage, { kind: 'code', code: 'the-code', state }, asked, origin, Date.now());
  const beginNow = async () =>
    new URL(await beginSignIn(sessionStorage, byCode, origin, Date.now())).searchParams;
  const tokens = (nonce: string | null, changes: object = {}) => {
    const now = Math.floor(Date.now() / 1000);
    const id_token = idToken(nonce, {
      iss: 'https://issuer.example.com/pool',
      iat: now,
      exp: now + 3600,
      ...changes,
    });
    return { id_token, access_token: 'access', token_type: 'Bearer' };
  };
  afterEach(() => vi.unstubAllGlobals());

  test('gives the provider only the hash of what it redeems the code with', async () => {
    const asked = await beginNow();
    expect(asked.get('response_type')).toBe('code');
    expect(asked.get('code_challenge_method')).toBe('S256');
    const sent = answering(tokens(asked.get('nonce')));
    await expect(redeem(asked.get('state'))).resolves.toMatchObject({ kind: 'accept', access: 'access' });
    expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      code: 'the-code',
      client_id: 'web',
      redirect_uri: `${origin}/dashboard`,
    });
    const verifier = new TextEncoder().encode(sent[0]?.get('code_verifier') ?? '');
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', verifier));
    const challenge = btoa(String.fromCharCode(...hash))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=/g, '');
    expect(asked.get('code_challenge')).toBe(challenge);
  });

  test('asks nothing of the provider for a code that somebody else’s link brought', async () => {
    await beginNow();
    const sent = answering({});
    await expect(redeem('theirs')).resolves.toEqual({ kind: 'ask-again' });
    expect(sent).toEqual([]);
  });

  test('fails where the provider refuses the code, or its token is for another sign-in or app', async () => {
    const answers: [(nonce: string | null) => object, number][] = [
      [() => ({ error: 'invalid_grant' }), 400],
      [() => tokens('other'), 200],
      [(nonce) => tokens(nonce, { aud: 'other' }), 200],
      [(nonce) => tokens(nonce, { iss: 'https://elsewhere.example.com' }), 200],
      [() => ({ access_token: 'access', token_type: 'Bearer' }), 200],
    ];
    for (const [make, status] of answers) {
      const asked = await beginNow();
      answering(make(asked.get('nonce')), status);
      await expect(redeem(asked.get('state'))).rejects.toThrow();
    }
  });

  test('takes no tokens from an address, and a sign-in by tokens takes no code', async () => {
    const asked = await begin(false, byCode);
    const fromAddress = { id: idToken(asked.get('nonce')), access: null, state: asked.get('state') };
    await expect(finish(fromAddress, start, byCode)).resolves.toEqual({ kind: 'refuse' });
    const implicit = new URL(await beginSignIn(sessionStorage, provider, origin, Date.now())).searchParams;
    await expect(redeem(implicit.get('state'), provider)).resolves.toEqual({ kind: 'refuse' });
  });
});

describe('a provider that is known by its issuer alone', () => {
  const discovered: Provider = { ...provider, hosted: null };
  beforeEach(() => {
    vi.stubGlobal('fetch', async (address: URL | string) =>
      String(address) === 'https://issuer.example.com/pool/.well-known/openid-configuration'
        ? Response.json({
            issuer: 'https://issuer.example.com/pool',
            authorization_endpoint: 'https://issuer.example.com/authorize?tenant=1',
            token_endpoint: 'https://issuer.example.com/token',
            end_session_endpoint: 'https://issuer.example.com/end',
          })
        : new Response(null, { status: 404 }),
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is asked for the addresses of sign-in and logout', async () => {
    const address = new URL(await beginSignIn(sessionStorage, discovered, origin, start));
    expect(address.origin + address.pathname).toBe('https://issuer.example.com/authorize');
    expect(address.searchParams.get('tenant')).toBe('1');
    expect(address.searchParams.get('client_id')).toBe('web');
    await expect(logoutAddress(discovered, origin)).resolves.toBe(
      'https://issuer.example.com/end?client_id=web&post_logout_redirect_uri=https%3A%2F%2Fvirasat.example.com%2F',
    );
  });
});

test('a logout returns to the product', async () => {
  await expect(logoutAddress(provider, origin)).resolves.toBe(
    'https://login.example.com/logout?client_id=web&logout_uri=https%3A%2F%2Fvirasat.example.com%2F',
  );
});

describe('the address that the provider returns to (C-41)', () => {
  const read = (rest: string) => readArrival(new URL(`${origin}/dashboard${rest}`));

  test.each(['#', '#/'])('gives its tokens after %s in any order, and keeps other query text', (mark) => {
    const fields = 'state=s%2B1&token_type=Bearer&access_token=a%3D&expires_in=3600&id_token=i';
    expect(read(`?from=mail${mark}${fields}`)).toEqual({
      arrival: { kind: 'tokens', id: 'i', access: 'a=', state: 's+1' },
      cleaned: '/dashboard?from=mail',
    });
  });

  test('tells of an access token alone', () => {
    expect(read('#access_token=a&state=s').arrival).toEqual({
      kind: 'tokens',
      id: null,
      access: 'a',
      state: 's',
    });
  });

  test('gives an error from the fragment or the query', () => {
    const error = { kind: 'error', code: 'access_denied', state: null };
    expect(read('#error=access_denied&error_description=User+cancelled&state=s')).toEqual({
      arrival: { ...error, state: 's' },
      cleaned: '/dashboard',
    });
    expect(read('?error=access_denied&error_description=x&from=mail')).toEqual({
      arrival: error,
      cleaned: '/dashboard?from=mail',
    });
  });

  test('gives a code from the query, and keeps other query text', () => {
    expect(read('?from=mail&code=c%2B1&state=s&iss=https%3A%2F%2Fissuer.example.com')).toEqual({
      arrival: { kind: 'code', code: 'c+1', state: 's' },
      cleaned: '/dashboard?from=mail',
    });
  });

  test('may hold nothing of ours', () => {
    expect(read('?stage=3#main')).toEqual({ arrival: { kind: 'none' }, cleaned: '/dashboard?stage=3#main' });
    expect(readArrival(new URL(`${origin}/faq?error=x`)).arrival).toEqual({ kind: 'none' });
  });
});
