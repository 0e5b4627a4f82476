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
import { ApiError } from './api-error.ts';
import type { Claims, Verify } from './bearer.ts';
import { declaredLength, readJson } from './body.ts';
import { clientAddress, type Env } from './client-address.ts';
import { crossOrigin } from './cross-origin.ts';
import { answerDocumentRequest, type DocumentActions, isDocumentRequest } from './documents-endpoint.ts';
import { makeQuickAnswers } from './quick-answers.ts';
import { makeRateLimit, type RateLimit } from './rate-limit.ts';
import { sendJson } from './send-json.ts';
import { makeTurns } from './turns.ts';

/** What the API is made of. */
export interface ApiParts {
  config: Config;
  actions: DocumentActions;
  /** Absent where no gateway is configured. */
  payments: Payments | undefined;
  verify: Verify;
  nowMs(): number;
}

/** A submit holds its PDF in memory three times over while it is read. */
const SUBMITS_AT_ONCE = 4;

/** An order's body is four short fields. */
const ORDER_BYTES = 16 * 1024;

function spend(limit: RateLimit, key: string): void {
  const seconds = limit(key);
  if (seconds > 0) {
    throw new ApiError(429, 'RATE_LIMITED', 'Too many requests. Please wait a moment.', {
      headers: { 'retry-after': String(seconds) },
    });
  }
}

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

  const answerQuickly = makeQuickAnswers(actions);

  const admit = async (c: Context<Env>): Promise<Claims> => {
    spend(perAddress, clientAddress(c, config.trustedProxies));
    const claims = await verify(c.req.header('authorization'));
    spend(perPerson, claims.sub);
    return claims;
  };
  const openAccount = (claims: Claims): Promise<Account> =>
    accountOf(actions.db, claims, config.welcomeCoupons);

  const answer = async (c: Context<Env>, claims: Claims, bytes: number): Promise<Response> => {
    const body = await readJson(c.req.raw, LIMITS.submitBytes);
    const request = readDocumentRequest(body.value, bytes);
    c.set('action', 'subaction' in request ? `${request.action}/${request.subaction}` : request.action);
    const quick = await answerQuickly(claims, request, body.bytes);
    if (quick !== null) return sendJson(c, quick);
    const account = await openAccount(claims);
    if (request.action === 'savepdf') spend(perSubmitter, account.id);
    return sendJson(c, await answerDocumentRequest(actions, account, request, body.bytes));
  };

  return new Hono<Env>()
    .use('/api/*', (c, next) => {
      c.header('cache-control', 'no-store');
      return next();
    })
    .use('/api/*', crossOrigin(config.webOrigins))
    .post('/api/documents', async (c) => {
      const claims = await admit(c);
      const bytes = declaredLength(c.req.raw, LIMITS.submitBytes);
      const work = () => answer(c, claims, bytes);
      return bytes > LIMITS.bodyBytes ? submitTurns(work) : work();
    })
    .post('/api/orders', async (c) => {
      const claims = await admit(c);
      declaredLength(c.req.raw, ORDER_BYTES);
      const request = orderRequestSchema.safeParse((await readJson(c.req.raw, ORDER_BYTES)).value);
      if (!request.success) throw invalidBody(request.error);
      c.set('action', request.data.action);
      if (payments === undefined) throw new ApiError(501, 'PAYMENTS_OFF', 'Payments are not set up here.');
      const account = await openAccount(claims);
      if (request.data.action === 'createOrder') spend(perPayer, account.id);
      return c.json(await payments.answer(account, request.data));
    });
}
