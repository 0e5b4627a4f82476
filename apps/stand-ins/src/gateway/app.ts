import { Hono } from 'hono';
import type { Config } from '../config.ts';
import { paymentsApi, readBody, withKeys } from './api.ts';
import type { Book } from './book.ts';
import { type BrowserPrograms, checkoutRoutes } from './checkout.ts';
import { refuse } from './errors.ts';
import { goodSignals, type Signals, signalsSchema } from './signals.ts';
import type { Webhooks } from './webhooks.ts';

/** What the gateway is made of. */
export interface GatewayParts {
  config: Config;
  book: Book;
  webhooks: Webhooks;
  programs: BrowserPrograms;
  nowMs(): number;
}

/**
 * A payment gateway shaped like Razorpay: REST, `checkout.js` and webhooks, below `/v1`. What goes wrong is the
 * tester's choice, in the checkout itself or by `PUT /v1/stand-in/signals` for all payments to come.
 */
export function createGatewayApp({ config, book, webhooks, programs, nowMs }: GatewayParts): Hono {
  let signals: Signals = goodSignals;
  return new Hono()
    .use(async (c, next) => {
      await next();
      c.header('x-content-type-options', 'nosniff');
      c.header('referrer-policy', 'no-referrer');
      if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
    })
    .route('/', paymentsApi(config, book, nowMs))
    .route('/', checkoutRoutes({ config, book, webhooks, programs, nowMs, signals: () => signals }))
    .put('/stand-in/signals', withKeys(config.gateway), async (c) => {
      const chosen = signalsSchema.partial().safeParse(await readBody(c.req));
      if (!chosen.success) return refuse(c, 'The request is invalid', chosen.error.issues[0]?.path.join('.'));
      const { webhooks: deliveries = goodSignals.webhooks, handler = goodSignals.handler } = chosen.data;
      signals = { webhooks: deliveries, handler };
      return c.json(signals);
    })
    .all('*', (c) => refuse(c, 'The requested URL was not found on the server.'));
}
