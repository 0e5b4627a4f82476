import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { locationOf, makeBrowser, newFolder, openIdentity } from '../test-support/browser.ts';

const meera = { email: 'meera@example.com', password: 'virasat-local' };
const asked = {
  client_id: 'virasat-web',
  redirect_uri: 'http://localhost:4173/dashboard',
  response_type: 'token',
  scope: 'email openid phone',
  state: 's+/=',
  nonce: 'n1',
};
const query = (changes: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ ...asked, ...changes })}`;
const login = (changes: Record<string, string> = {}) => `/login${query(changes)}`;
const fragmentOf = (response: Response) => new URLSearchParams(locationOf(response).hash.slice(1));

async function signedIn(changes: Record<string, string> = {}) {
  const identity = await openIdentity();
  const browser = makeBrowser(identity.app);
  return { ...identity, browser, response: await browser.fillIn(login(changes), meera) };
}

async function publishedKeys(app: { request(path: string): Response | Promise<Response> }) {
  const response = await app.request('/local_virasat/.well-known/jwks.json');
  const keys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) }).parse(await response.json());
  return { keys, verify: createLocalJWKSet(keys) };
}

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

describe('a sign-in that is not right', () => {
  it.each([
    [{ client_id: 'other' }],
    [{ redirect_uri: 'http://localhost:4173/dashboard/' }],
    [{ redirect_uri: 'http://localhost:4173/' }],
    [{ redirect_uri: 'https://evil.example/dashboard' }],
  ])('is told here and sent nowhere: %j', async (changes) => {
    const { app } = await openIdentity();
    for (const path of ['/login', '/oauth2/authorize', '/signup']) {
      const response = await app.request(`${path}${query(changes)}`);
      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
    }
  });

  it.each([
    [{ response_type: 'id_token' }, 'invalid_request'],
    [{ scope: 'openid everything' }, 'invalid_scope'],
    [{ code_challenge: 'abc' }, 'invalid_request'],
    [{ code_challenge: 'abc', code_challenge_method: 'plain' }, 'invalid_request'],
  ])('is told to the application in the query: %j', async (changes, error) => {
    const { app } = await openIdentity();
    const location = locationOf(await app.request(login(changes)));
    expect(location.searchParams.get('error')).toBe(error);
    expect(location.searchParams.get('state')).toBe('s+/=');
    expect(location.hash).toBe('');
  });

  it.each([
    { email: 'meera@example.com', password: 'virasat' },
    { email: 'nobody@example.com', password: 'virasat-local' },
    { email: '', password: '' },
  ])('says the same for a wrong address and a wrong password: %j', async (form) => {
    const browser = makeBrowser((await openIdentity()).app);
    const response = await browser.fillIn(login(), form);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('The e-mail or the password is not right.');
  });

  it('refuses a form that is not its own', async () => {
    const browser = makeBrowser((await openIdentity()).app);
    await browser.get(login());
    for (const csrf of ['', 'x'.repeat(43)]) {
      expect((await browser.post(login(), { ...meera, csrf })).status).toBe(400);
    }
  });

  it('slows down who guesses', async () => {
    const identity = await openIdentity();
    const browser = makeBrowser(identity.app);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await browser.fillIn(login(), { ...meera, password: `guess ${attempt}` });
    }
    expect(await (await browser.fillIn(login(), meera)).text()).toContain('Too many attempts');
    identity.wait(60_000);
    expect((await browser.fillIn(login(), meera)).status).toBe(302);
  });

  it('writes what was typed as text, never as markup', async () => {
    const browser = makeBrowser((await openIdentity()).app);
    const page = await (
      await browser.fillIn(login(), { email: '"><script>x</script>', password: 'p' })
    ).text();
    expect(page).not.toContain('<script>');
    expect(await (await browser.get(`${login()}&x="><script>`)).text()).not.toContain('<script>');
  });
});

describe('sign-up', () => {
  const newcomer = { email: ' Somebody@Example.com ', password: 'a good one' };

  it('makes an account that is there after a restart', async () => {
    const { app, folder } = await openIdentity();
    expect((await makeBrowser(app).fillIn(`/signup${query()}`, newcomer)).status).toBe(302);
    const restarted = makeBrowser((await openIdentity({}, folder)).app);
    expect((await restarted.fillIn(login(), { ...newcomer, email: 'somebody@example.com' })).status).toBe(
      302,
    );
    expect(await readFile(join(folder, 'accounts.json'), 'utf8')).not.toContain('a good one');
  });

  it.each([
    [{ ...newcomer, email: 'meera@example.com' }, 'There is an account'],
    [{ ...newcomer, email: 'nowhere' }, 'Enter an e-mail address'],
    [{ ...newcomer, password: '1234567' }, 'at least 8 characters'],
  ])('is refused with the reason: %j', async (form, reason) => {
    const browser = makeBrowser((await openIdentity()).app);
    expect(await (await browser.fillIn(`/signup${query()}`, form)).text()).toContain(reason);
  });
});

describe('sign-out', () => {
  it('ends the session and returns to a registered address, exactly', async () => {
    const { browser } = await signedIn();
    const out = await browser.get(
      '/logout?client_id=virasat-web&logout_uri=http%3A%2F%2Flocalhost%3A4173%2F',
    );
    expect(out.headers.get('location')).toBe('http://localhost:4173/');
    expect((await browser.get(`/oauth2/authorize${query()}`)).headers.get('location')).toBe(login());
  });

  it('knows the strict name of the address to return to', async () => {
    const { browser } = await signedIn();
    const back = encodeURIComponent('http://localhost:4173/');
    const out = await browser.get(`/logout?client_id=virasat-web&post_logout_redirect_uri=${back}`);
    expect(out.headers.get('location')).toBe('http://localhost:4173/');
  });

  it.each([
    'client_id=other&logout_uri=http://localhost:4173/',
    'client_id=virasat-web&logout_uri=https://evil.example/',
  ])('goes nowhere else: %s', async (text) => {
    const { browser } = await signedIn();
    expect((await browser.get(`/logout?${text}`)).status).toBe(400);
    expect((await browser.get(`/oauth2/authorize${query()}`)).headers.get('location')).not.toBe(login());
  });

  it('may show the sign-in again', async () => {
    const { browser } = await signedIn();
    expect((await browser.get(`/logout${query()}`)).headers.get('location')).toBe(login());
  });
});

describe('the code with PKCE', () => {
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  // RFC 7636, appendix B.
  const pkce = {
    response_type: 'code',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  };

  async function withCode() {
    const { response, app, wait } = await signedIn(pkce);
    const code = locationOf(response).searchParams.get('code') ?? '';
    const redeem = (changes: Record<string, string> = {}) =>
      app.request('/oauth2/token', {
        method: 'POST',
        headers: { origin: 'http://localhost:4173' },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: 'virasat-web',
          code,
          redirect_uri: asked.redirect_uri,
          code_verifier: verifier,
          ...changes,
        }),
      });
    return { response, redeem, wait };
  }

  it('gives tokens once, to the application that asked', async () => {
    const { response, redeem } = await withCode();
    expect(locationOf(response).hash).toBe('');
    expect(locationOf(response).searchParams.get('state')).toBe('s+/=');
    const first = await redeem();
    expect(first.headers.get('access-control-allow-origin')).toBe('http://localhost:4173');
    expect(await first.json()).toEqual({
      access_token: expect.any(String),
      expires_in: 3600,
      id_token: expect.any(String),
      token_type: 'Bearer',
    });
    expect((await redeem()).status).toBe(400);
  });

  it.each([
    [{ code_verifier: 'another' }],
    [{ code_verifier: '' }],
    [{ client_id: 'other' }],
    [{ redirect_uri: 'http://localhost:4173/' }],
    [{ grant_type: 'password' }],
  ])('gives none otherwise: %j', async (changes) => {
    const { redeem } = await withCode();
    expect((await redeem(changes)).status).toBe(400);
  });

  it('runs out after five minutes', async () => {
    const { redeem, wait } = await withCode();
    wait(5 * 60 * 1000);
    expect((await redeem()).status).toBe(400);
  });
});

describe('what is kept', () => {
  it('is readable by the owner alone, and the keys stay', async () => {
    const folder = await newFolder();
    const before = await publishedKeys((await openIdentity({}, folder)).app);
    const after = await publishedKeys((await openIdentity({}, folder)).app);
    expect(after.keys).toEqual(before.keys);
    expect((await stat(join(folder, 'signing-keys.json'))).mode & 0o777).toBe(0o600);
  });
});

it('tells where everything is', async () => {
  const { app, config } = await openIdentity();
  const discovery = await (await app.request('/local_virasat/.well-known/openid-configuration')).json();
  expect(discovery).toMatchObject({
    issuer: config.issuer,
    jwks_uri: `${config.issuer}/.well-known/jwks.json`,
    authorization_endpoint: 'http://localhost:4174/oauth2/authorize',
    response_types_supported: ['code', 'token', 'id_token token'],
  });
});

it('may be framed by nobody and runs no script', async () => {
  const { app } = await openIdentity();
  const policy = (await app.request(login())).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self' http://localhost:4173");
});
