import { z } from 'zod';
import type { Config } from '../config.ts';

const SCOPES = ['openid', 'email', 'phone', 'profile'];

/** How the application may ask for tokens. */
export const RESPONSE_TYPES = ['code', 'token', 'id_token token'] as const;

/** A sign-in that an application asked for, checked. */
export interface Authorization {
  redirectUri: string;
  /** 'id_token token' is what strict OpenID providers call 'token'; Cognito doesn't know it. */
  responseType: (typeof RESPONSE_TYPES)[number];
  scope: string;
  state: string | undefined;
  nonce: string | undefined;
  /** S256. */
  codeChallenge: string | undefined;
}

/**
 * What is wrong with it. Without a redirect address that is known, nobody is sent anywhere: the person is told here.
 * Else the application is told, in the query of its address as Cognito does.
 */
export type ReadAuthorization =
  | { outcome: 'read'; authorization: Authorization }
  | { outcome: 'told-here'; problem: string }
  | { outcome: 'told-there'; location: string };

const optionalText = z.string().min(1).max(2048).optional().catch(undefined);
const querySchema = z.object({
  client_id: optionalText,
  redirect_uri: optionalText,
  response_type: optionalText,
  scope: optionalText,
  state: optionalText,
  nonce: optionalText,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});

const sorted = (words: string): string => words.split(' ').sort().join(' ');

/** The words of a response type have no order (OAuth 2.0 Multiple Response Types, section 5). */
const responseTypeOf = (text = '') => RESPONSE_TYPES.find((known) => sorted(known) === sorted(text));

/** Reads the query of `/login` or `/oauth2/authorize`. */
export function readAuthorization(
  query: Readonly<Record<string, string>>,
  { clientId, redirectUris }: Config,
): ReadAuthorization {
  const asked = querySchema.parse(query);
  const { redirect_uri: redirectUri, state, nonce } = asked;
  const responseType = responseTypeOf(asked.response_type);
  if (asked.client_id !== clientId)
    return { outcome: 'told-here', problem: 'This application is not known here.' };
  if (redirectUri === undefined || !redirectUris.includes(redirectUri)) {
    return { outcome: 'told-here', problem: 'This return address is not registered for the application.' };
  }

  const tell = (error: string): ReadAuthorization => {
    const location = new URL(redirectUri);
    location.searchParams.set('error', error);
    if (state !== undefined) location.searchParams.set('state', state);
    return { outcome: 'told-there', location: location.href };
  };
  const scope = asked.scope ?? 'openid email phone';
  if (responseType === undefined) return tell('invalid_request');
  // OpenID Connect Core, 3.2.2.1: an ID token from the fragment has to name the request that it answers.
  if (responseType === 'id_token token' && nonce === undefined) return tell('invalid_request');
  if (!scope.split(' ').every((word) => SCOPES.includes(word))) return tell('invalid_scope');
  const hasChallenge = asked.code_challenge !== undefined;
  if (hasChallenge !== (asked.code_challenge_method === 'S256')) return tell('invalid_request');

  return {
    outcome: 'read',
    authorization: { redirectUri, responseType, scope, state, nonce, codeChallenge: asked.code_challenge },
  };
}
