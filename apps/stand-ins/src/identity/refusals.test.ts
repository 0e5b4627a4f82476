import { describe, expect, it } from 'vitest';
import { locationOf, makeBrowser, openIdentity } from '../test-support/browser.ts';
import { login, meera, query } from '../test-support/sign-in.ts';

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
