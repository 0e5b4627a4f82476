import {
  type DocumentRequest,
  documentRequestSchema,
  LIMITS,
  orderRequestSchema,
} from '@virasat/api-client/contract';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { type Account, accountOf } from '../accounts/account.ts';
import type { Config } from '../config/config.ts';
import type { Payments } from '../payments/payments.ts';
import { makeShares, makeTurns } from '../turns/turns.ts';
import { ApiError } from './api-error.ts';
import type { Claims, Verify } from './bearer.ts';
import { declaredLength, readBytes, readJson } from './body.ts';
import { clientAddress, type Env } from './client-address.ts';
import { crossOrigin } from './cross-origin.ts';
import { answerDocumentRequest, type DocumentActions, isDocumentRequest } from './documents-endpoint.ts';
import { makeQuickAnswers } from './quick-answers.ts';
import { makeRateLimit, type RateLimit } from './rate-limit.ts';
import { sendJson } from './send-json.ts';

/** What the API is made of. */
export interface ApiParts {
  config: Config;
  actions: DocumentActions;
  /** Absent where no gateway is configured. */
  payments: Payments | undefined;
  verify: Verify;
  nowMs(): number;
}

/** A submit holds its PDF in memory three times over while it is worked on. */
const SUBMITS_AT_ONCE = 4;

/** Large bodies that come in, or have come and wait: over slow lines, which must not keep others from submitting. */
const LARGE_BODIES_AT_ONCE = 16;

/** Nobody has more to send at once; who does keeps the places from others. */
const LARGE_BODIES_OF_ONE_PERSON = 2;

/** An order's body is four short fields. */
const ORDER_BYTES = 16 * 1024;

const tooManyRequests = (waitSeconds: number): ApiError =>
  new ApiError(429, 'RATE_LIMITED', 'Too many requests. Please wait a moment.', {
    headers: { 'retry-after': String(waitSeconds) },
  });

function spend(limit: RateLimit, key: string): void {
  const seconds = limit(key);
  if (seconds > 0) throw tooManyRequests(seconds);
}

/** Long enough for a large body to come in over most lines. Seconds. */
const LARGE_BODY_SECONDS = 30;

const refuseLarge = (): never => {
  throw tooManyRequests(LARGE_BODY_SECONDS);
};

/** What a schema has against a body, without a word of what stands in it. */
const faultsOf = (error: z.ZodError | undefined): string =>
  (error?.issues ?? []).map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`).join('; ');

const invalidBody = (error: z.ZodError | undefined): ApiError =>
  new ApiError(400, 'INVALID_BODY', faultsOf(error));

/** The request in a body; the very value that was parsed, with every key. */
function readDocumentRequest(body: unknown, bytes: number): DocumentRequest {
  if (!isDocumentRequest(body)) throw invalidBody(documentRequestSchema.safeParse(body).error);
  if (body.action !== 'savepdf' && bytes > LIMITS.bodyBytes) {
    throw new ApiError(413, 'TOO_LARGE', 'The request is too large.');
  }
  return body;
}

/**
 * The two endpoints of the contract. The token is checked before the body is read, and the origin before both, so
 * that a page elsewhere can read refusals too.
 */
export function apiRoutes({ config, actions, payments, verify, nowMs }: ApiParts): Hono<Env> {
  const perAddress = makeRateLimit(config.limitsPerMinute.address, nowMs);
  const perPerson = makeRateLimit(config.limitsPerMinute.person, nowMs);
  const perSubmitter = makeRateLimit(config.limitsPerMinute.submits, nowMs);
  const perPayer = makeRateLimit(config.limitsPerMinute.orders, nowMs);
  const submitTurns = makeTurns(SUBMITS_AT_ONCE);
  const largeBodyTurns = makeTurns(LARGE_BODIES_AT_ONCE);
  const largeBodyShares = makeShares(LARGE_BODIES_OF_ONE_PERSON);

  const answerQuickly = makeQuickAnswers(actions);

  const admit = async (c: Context<Env>): Promise<Claims> => {
    spend(perAddress, clientAddress(c, config.trustedProxies));
    const claims = await verify(c.req.header('authorization'));
    spend(perPerson, claims.sub);
    return claims;
  };
  const openAccount = (claims: Claims): Promise<Account> =>
    accountOf(actions.db, claims, config.welcomeCoupons);

  const answer = async (c: Context<Env>, claims: Claims, sent: Uint8Array): Promise<Response> => {
    const request = readDocumentRequest(readJson(sent), sent.byteLength);
    c.set('action', 'subaction' in request ? `${request.action}/${request.subaction}` : request.action);
    const quick = await answerQuickly(claims, request, sent);
    if (quick !== null) return sendJson(c, quick);
    const account = await openAccount(claims);
    if (request.action === 'savepdf') spend(perSubmitter, account.id);
    return sendJson(c, await answerDocumentRequest(actions, account, request, sent));
  };

  /** A large body keeps its place from the time it begins to come until it is answered: so many are in memory at most. */
  const answerLarge = (c: Context<Env>, claims: Claims): Promise<Response> =>
    largeBodyShares(
      claims.sub,
      () =>
        largeBodyTurns(async () => {
          const sent = await readBytes(c.req.raw, LIMITS.submitBytes);
          return submitTurns(() => answer(c, claims, sent));
        }),
      refuseLarge,
    );

  return new Hono<Env>()
    .use('/api/*', (c, next) => {
      c.header('cache-control', 'no-store');
      return next();
    })
    .use('/api/*', crossOrigin(config.webOrigins))
    .post('/api/documents', async (c) => {
      const claims = await admit(c);
      const isLarge = declaredLength(c.req.raw, LIMITS.submitBytes) > LIMITS.bodyBytes;
      if (isLarge) return answerLarge(c, claims);
      return answer(c, claims, await readBytes(c.req.raw, LIMITS.bodyBytes));
    })
    .post('/api/orders', async (c) => {
      const claims = await admit(c);
      declaredLength(c.req.raw, ORDER_BYTES);
      const request = orderRequestSchema.safeParse(readJson(await readBytes(c.req.raw, ORDER_BYTES)));
      if (!request.success) throw invalidBody(request.error);
      c.set('action', request.data.action);
      if (payments === undefined) throw new ApiError(501, 'PAYMENTS_OFF', 'Payments are not set up here.');
      const account = await openAccount(claims);
      if (request.data.action === 'createOrder') spend(perPayer, account.id);
      return c.json(await payments.answer(account, request.data));
    });
}
