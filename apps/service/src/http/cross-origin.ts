import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Env } from './client-address.ts';

const EXPOSED = 'retry-after, x-request-id';

/**
 * Lets pages of these origins call the API and read its answers, refusals too.
 *
 * Preflights are Hono's own. On other calls it would build the answer three times over to add these headers, which
 * takes longer than a save; here they are set before there is one.
 */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler<Env> {
  const answerPreflight = cors({
    origin: [...origins],
    allowMethods: ['POST'],
    allowHeaders: ['authorization', 'content-type'],
    maxAge: 600,
  });
  return (c, next) => {
    if (c.req.method === 'OPTIONS') return answerPreflight(c, next);
    const origin = c.req.header('origin');
    if (origin !== undefined && origins.includes(origin)) c.header('access-control-allow-origin', origin);
    c.header('access-control-expose-headers', EXPOSED);
    c.header('vary', 'origin', { append: true });
    return next();
  };
}
