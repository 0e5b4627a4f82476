import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { sha256 } from '../crypto/ids.ts';
import { makeBoundedMap } from '../memory/bounded-map.ts';
import { ApiError } from './api-error.ts';

/** What a verified token says of its bearer. */
export interface Claims {
  /** The identity provider's name for the person. */
  sub: string;
  /** '' where the token says none. */
  email: string;
  /** '' where the token says none. */
  name: string;
  /** Seconds since 1970. */
  issuedAt: number;
}

/** Whose tokens are taken. */
export interface VerifierOptions {
  /** `iss`. */
  issuer: string;
  /** `aud`. */
  clientId: string;
  jwksUrl: string;
  /** Cognito says in `token_use` what a token is for; other providers don't. */
  requireTokenUse: boolean;
}

/** A claim that becomes a column: PostgreSQL can't store a NUL. */
const columnText = (mostLetters: number) =>
  z
    .string()
    .max(mostLetters)
    .refine((text) => !text.includes('\0'));

const claimsSchema = z.object({
  sub: columnText(255).min(1),
  email: columnText(320).catch(''),
  name: columnText(200).catch(''),
  iat: z.number(),
  token_use: z.string().optional(),
});

const CLOCK_TOLERANCE_SECONDS = 5;

const unauthenticated = (code: string, message: string, cause?: unknown): ApiError =>
  new ApiError(401, code, message, { headers: { 'www-authenticate': 'Bearer' }, cause });

/** Where the keys can't be had the fault is ours: a 401 would send people to sign in for nothing. */
const identityUnavailable = (cause: unknown): ApiError =>
  new ApiError(503, 'IDENTITY_UNAVAILABLE', 'Sign-in can not be checked right now. Please try again.', {
    headers: { 'retry-after': '5' },
    cause,
  });

/** Codes of `jose` that say something of the key set, not of the token. */
const keySetFaults = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']);

function refusal(error: unknown): ApiError {
  if (error instanceof errors.JWTExpired) {
    return unauthenticated('TOKEN_EXPIRED', 'Your session has ended. Please sign in again.', error);
  }
  if (error instanceof errors.JOSEError && !keySetFaults.has(error.code)) {
    return unauthenticated('TOKEN_INVALID', 'Authentication error. Please log in again.', error);
  }
  return identityUnavailable(error);
}

function readClaims(payload: JWTPayload, { requireTokenUse }: VerifierOptions): Claims {
  const claims = claimsSchema.safeParse(payload);
  const use = claims.data?.token_use ?? (requireTokenUse ? 'none' : 'id');
  if (!claims.success || use !== 'id') {
    throw unauthenticated('TOKEN_INVALID', 'Authentication error. Please log in again.', claims.error);
  }
  const { sub, email, name, iat } = claims.data;
  return { sub, email, name, issuedAt: iat };
}

/** A token that was found good isn't checked again for so long. Milliseconds. */
const REMEMBERED_MS = 60_000;

/** So many tokens are remembered; others are checked anew. */
const MOST_REMEMBERED = 5_000;

/** Remembers good tokens for a while, never past their end: a check takes longer than all else of a small call. */
function makeMemory(nowMs: () => number) {
  const known = makeBoundedMap<{ claims: Claims; untilMs: number }>(MOST_REMEMBERED);
  return {
    find(token: string): Claims | undefined {
      const found = known.get(sha256(token));
      return found !== undefined && nowMs() < found.untilMs ? found.claims : undefined;
    },
    keep(token: string, claims: Claims, expiresAtMs: number): void {
      known.set(sha256(token), { claims, untilMs: Math.min(nowMs() + REMEMBERED_MS, expiresAtMs) });
    },
  };
}

/** Checks the `Authorization` header of a call. */
export type Verify = (authorization: string | undefined) => Promise<Claims>;

/**
 * Makes the check of bearer tokens against the issuer's published keys. It takes ID tokens, signed with RS256, for
 * this client, that haven't run out. Keys are fetched when first needed and kept for ten minutes; a token with an
 * unknown key makes them be fetched again, at most twice a minute.
 *
 * A good token is remembered for a minute: for so long at most a key that the issuer has withdrawn still counts.
 *
 * The check throws ApiError 401 for a token that isn't good, 503 where the keys can't be had.
 *
 * @param keys Stands in for the published keys.
 * @param nowMs The time, in ms since 1970.
 */
export function makeVerifier(
  options: VerifierOptions,
  keys: JWTVerifyGetKey = publishedKeys(options),
  nowMs: () => number = Date.now,
): Verify {
  const memory = makeMemory(nowMs);
  return async (authorization) => {
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) throw unauthenticated('NO_TOKEN', 'Authentication error. Please log in again.');
    const known = memory.find(token);
    if (known !== undefined) return known;
    const verified = await jwtVerify(token, keys, {
      issuer: options.issuer,
      audience: options.clientId,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    }).catch((error: unknown) => {
      throw refusal(error);
    });
    const claims = readClaims(verified.payload, options);
    memory.keep(token, claims, (verified.payload.exp ?? 0) * 1000);
    return claims;
  };
}

const publishedKeys = ({ jwksUrl }: VerifierOptions): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(jwksUrl), {
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
    timeoutDuration: 5_000,
  });
