import { createLocalJWKSet } from 'jose';
import { z } from 'zod';
import { locationOf, makeBrowser, openIdentity } from './browser.ts';

/** One of the accounts that there are from the start. */
export const meera = { email: 'meera@example.com', password: 'virasat-local' };
/** What the web app asks for. */
export const asked = {
  client_id: 'virasat-web',
  redirect_uri: 'http://localhost:4173/dashboard',
  response_type: 'token',
  scope: 'email openid phone',
  state: 's+/=',
  nonce: 'n1',
};
/** The same as a query, with changes. */
export const query = (changes: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ ...asked, ...changes })}`;
/** The address of the sign-in page, asked for with changes. */
export const login = (changes: Record<string, string> = {}) => `/login${query(changes)}`;
/** What a redirect hands over in its fragment. */
export const fragmentOf = (response: Response) => new URLSearchParams(locationOf(response).hash.slice(1));

/** Somebody who has just signed in. */
export async function signedIn(changes: Record<string, string> = {}) {
  const identity = await openIdentity();
  const browser = makeBrowser(identity.app);
  return { ...identity, browser, response: await browser.fillIn(login(changes), meera) };
}

/** The keys that an issuer publishes, and what verifies with them. */
export async function publishedKeys(app: { request(path: string): Response | Promise<Response> }) {
  const response = await app.request('/local_virasat/.well-known/jwks.json');
  const keys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) }).parse(await response.json());
  return { keys, verify: createLocalJWKSet(keys) };
}
