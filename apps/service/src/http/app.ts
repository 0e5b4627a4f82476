import { randomUUID } from 'node:crypto';
import type { Refusal } from '@virasat/api-client/contract';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Observe } from '../metrics/metrics.ts';
import type { Site } from '../web/site.ts';
import { siteRoutes } from '../web/site-routes.ts';
import { ApiError } from './api-error.ts';
import { type ApiParts, apiRoutes } from './api-routes.ts';
import type { Env } from './client-address.ts';
import { fileRoutes } from './file-routes.ts';
import { commonHeaders } from './policies.ts';
import { toApiError } from './to-api-error.ts';
import { webConfig } from './web-config.ts';
import { webhookRoutes } from './webhook-routes.ts';

/** What the whole HTTP side is made of. */
export interface AppParts extends ApiParts {
  log: Logger;
  /** Absent where the web app is served from elsewhere. */
  site: Site | undefined;
  /** Told of every request that was answered; absent where nobody collects metrics. */
  observe: Observe | undefined;
  /** True once the process is on its way out. */
  isDraining(): boolean;
}

/** Every refusal looks the same, whatever refused. */
function refuse(c: Context<Env>, { status, code, message, headers, fields }: ApiError): Response {
  return c.json({ success: false, message, code, ...fields } satisfies Refusal, status, headers);
}

/** A request's own id where a proxy gave it a decent one, else a new one. */
const requestIdOf = (header: string | undefined): string =>
  header !== undefined && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();

/**
 * The whole service as one request handler: API, files, health, and the web app where there is one.
 *
 * Logs have one line a request and name no person: no address, no token, no query.
 */
export function createApp(parts: AppParts): Hono<Env> {
  const { log, config, actions, payments, site, observe, isDraining } = parts;
  const common = Object.entries(commonHeaders(config));
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = requestIdOf(c.req.header('x-request-id'));
    c.set('requestId', requestId);
    // Before there is an answer: to change the headers of one makes Hono build it anew, which takes longer than a save.
    for (const [name, value] of common) c.header(name, value);
    c.header('x-request-id', requestId);
    await next();
    if (isDraining()) c.header('connection', 'close');
    const took = performance.now() - started;
    const ms = Math.round(took * 10) / 10;
    observe?.({ path: c.req.path, action: c.get('action'), status: c.res.status, seconds: took / 1000 });
    // The id in a file's path is left out: with it a log line would point at somebody's will.
    const path = c.req.path.startsWith('/files/') ? '/files/:id' : c.req.path;
    log.info(
      { requestId, method: c.req.method, path, action: c.get('action'), status: c.res.status, ms },
      'request',
    );
  });

  app.onError((error, c) => {
    const refusal = toApiError(error);
    if (refusal.status >= 500 && refusal.status !== 501) {
      log.error({ requestId: c.get('requestId'), code: refusal.code, err: refusal.cause }, 'fault');
    }
    return refuse(c, refusal);
  });

  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    if (isDraining()) throw new ApiError(503, 'DRAINING', 'The service is stopping.');
    await actions.db.query('select 1 as one');
    return c.json({ status: 'ready' }, 200, { 'cache-control': 'no-store' });
  });
  app.get('/config.json', (c) => c.json(webConfig(config), 200, { 'cache-control': 'no-cache' }));

  app.route('/', apiRoutes(parts));
  if (payments !== undefined) app.route('/', webhookRoutes(payments));
  app.route('/', fileRoutes({ config, ...actions }));
  if (site !== undefined) app.route('/', siteRoutes(site, config));
  app.notFound((c) => refuse(c, new ApiError(404, 'NOT_FOUND', 'There is nothing at this address.')));
  return app;
}
