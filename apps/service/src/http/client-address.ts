import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What every request handler of ours is given. Without a socket, as in tests, there is no `incoming`. */
export interface Env {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; action: string | undefined };
}

/**
 * Where a request comes from.
 *
 * @param trustedProxies How many proxies of ours it passes. Each appends an address to X-Forwarded-For; what stands
 *   before theirs was written by the client and proves nothing.
 */
export function clientAddress(c: Context<Env>, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
    const address = hops.at(-trustedProxies);
    if (address !== undefined && address !== '') return address;
  }
  return c.env?.incoming?.socket.remoteAddress ?? 'unknown';
}
