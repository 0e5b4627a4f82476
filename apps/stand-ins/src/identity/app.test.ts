import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeBrowser, newFolder, openIdentity } from '../test-support/browser.ts';
import { login, publishedKeys, query, signedIn } from '../test-support/sign-in.ts';

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
