import { createHash, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { LocalAccount } from '../accounts/accounts.ts';
import type { Config } from '../config.ts';
import type { SigningKey, SigningKeys } from './keys.ts';

/** What tokens are made for. */
export interface Grant {
  account: LocalAccount;
  /** Words with a space between. */
  scope: string;
  nonce: string | undefined;
  /** When the person typed the password. Seconds since 1970. */
  authTime: number;
}

/** Tokens as Cognito gives them: an ID token only where 'openid' was asked for. */
interface Tokens {
  id_token?: string;
  access_token: string;
  token_type: 'Bearer';
  /** Seconds. */
  expires_in: number;
}

/** `at_hash` of OpenID Connect Core, 3.2.2.9: ties the two tokens together. */
const atHash = (accessToken: string): string =>
  createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');

/** Signs the tokens of a person. */
export type IssueTokens = (grant: Grant) => Promise<Tokens>;

/** @param nowMs The time, in ms since 1970. */
export function makeTokenIssuer(config: Config, keys: SigningKeys, nowMs: () => number): IssueTokens {
  const { issuer, clientId, tokenSeconds } = config;

  const sign = (
    claims: Record<string, unknown>,
    { sub }: LocalAccount,
    { kid, key }: SigningKey,
  ): Promise<string> => {
    const now = Math.floor(nowMs() / 1000);
    return new SignJWT({ ...claims, jti: randomUUID() })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(issuer)
      .setSubject(sub)
      .setIssuedAt(now)
      .setExpirationTime(now + tokenSeconds)
      .sign(key);
  };

  const signId = ({ account, scope, nonce, authTime }: Grant, accessToken: string): Promise<string> =>
    sign(
      {
        aud: clientId,
        token_use: 'id',
        auth_time: authTime,
        at_hash: atHash(accessToken),
        'cognito:username': account.sub,
        email: account.email,
        email_verified: true,
        ...(nonce === undefined ? {} : { nonce }),
        ...(scope.split(' ').includes('profile') && account.name !== '' ? { name: account.name } : {}),
      },
      account,
      keys.id,
    );

  return async (grant) => {
    const { account, scope, authTime } = grant;
    const access_token = await sign(
      {
        token_use: 'access',
        client_id: clientId,
        scope,
        username: account.sub,
        auth_time: authTime,
        version: 2,
      },
      account,
      keys.access,
    );
    const id = scope.split(' ').includes('openid') ? { id_token: await signId(grant, access_token) } : {};
    return { ...id, access_token, token_type: 'Bearer', expires_in: tokenSeconds };
  };
}
