import * as oauth from 'oauth4webapi';
import type { Endpoints } from './endpoints.ts';

// A module of its own, loaded only where signing in goes by code or the issuer is asked for its addresses.

/** A provider on this machine speaks http; any other has to use https. */
const isLocal = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
};

/**
 * Asks an issuer for its addresses.
 *
 * @throws TypeError Where it can't be reached; OperationProcessingError where its answer is none.
 */
export async function discover(issuer: string): Promise<Endpoints> {
  const address = new URL(issuer);
  const response = await oauth.discoveryRequest(address, {
    algorithm: 'oidc',
    [oauth.allowInsecureRequests]: isLocal(issuer),
  });
  const { authorization_endpoint, token_endpoint, end_session_endpoint } =
    await oauth.processDiscoveryResponse(address, response);
  if (authorization_endpoint === undefined || token_endpoint === undefined)
    throw new TypeError('The issuer names no addresses to sign in at');
  return {
    authorize: authorization_endpoint,
    token: token_endpoint,
    logout: end_session_endpoint ?? null,
    returnParameter: 'post_logout_redirect_uri',
  };
}

/** What only this browser knows, and what of it the provider is told when the sign-in begins (RFC 7636). */
export async function makeProof(): Promise<{ verifier: string; challenge: string }> {
  const verifier = oauth.generateRandomCodeVerifier();
  return { verifier, challenge: await oauth.calculatePKCECodeChallenge(verifier) };
}

/** A code, and everything that proves it is ours. */
export interface CodeToRedeem {
  code: string;
  state: string;
  nonce: string;
  verifier: string;
  redirectUri: string;
  clientId: string;
  issuer: string;
  tokenEndpoint: string;
}

/** A device's clock may be off by so many seconds; how far it is off is found out from the token itself. */
const ANY_CLOCK_SECONDS = 24 * 60 * 60;

/**
 * Exchanges a code for tokens.
 *
 * @throws TypeError Where the provider can't be reached; an error of the protocol where it refuses, or where its token
 *   isn't for us.
 * @see RFC 6749, section 4.1.3; OpenID Connect Core 1.0, section 3.1.3
 */
export async function redeemCode(asked: CodeToRedeem): Promise<{ id: string | null; access: string | null }> {
  const server = { issuer: asked.issuer, token_endpoint: asked.tokenEndpoint };
  const client = { client_id: asked.clientId, [oauth.clockTolerance]: ANY_CLOCK_SECONDS };
  const answer = new URLSearchParams({ code: asked.code, state: asked.state });
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    oauth.validateAuthResponse(server, client, answer, asked.state),
    asked.redirectUri,
    asked.verifier,
    { [oauth.allowInsecureRequests]: isLocal(asked.tokenEndpoint) },
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: asked.nonce,
    requireIdToken: true,
  });
  return { id: tokens.id_token ?? null, access: tokens.access_token };
}
