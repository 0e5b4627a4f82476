import { describe, expect, it } from 'vitest';
import { locationOf } from '../test-support/browser.ts';
import { asked, signedIn } from '../test-support/sign-in.ts';

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
