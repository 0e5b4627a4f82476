import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { z } from 'zod';
import { GatewayRefusalError } from '../gateway/gateway.ts';
import { entityOf, type GatewayBook, KEY_SECRET, makeGatewayBook, WEBHOOK_SECRET } from './gateway-book.ts';
import { CLIENT_ID, ISSUER, publicJwk } from './service.ts';

const orderSchema = z.object({ amount: z.int(), currency: z.string(), receipt: z.string() });

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return JSON.parse(Buffer.concat(chunks).toString());
}

async function answer({ gateway }: GatewayBook, request: IncomingMessage): Promise<object> {
  const path = request.url ?? '';
  if (path === '/jwks') return { keys: [publicJwk] };
  if (path === '/v1/orders' && request.method === 'POST') {
    const { amount, currency, receipt } = orderSchema.parse(await readJson(request));
    return { id: await gateway.createOrder({ amountPaise: amount, currency, receipt }), amount, currency };
  }
  const orderId = /^\/v1\/orders\/([\w-]+)\/payments$/.exec(path)?.[1];
  if (orderId === undefined) throw new GatewayRefusalError('There is no such address');
  return { items: (await gateway.paymentsOf(orderId)).map(entityOf) };
}

/** Everything that a service in a process of its own needs beside it, over HTTP: an issuer's keys and a gateway. */
export async function startOutsideWorld() {
  const book = makeGatewayBook();
  const server = createServer((request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    answer(book, request).then(
      (body) => send(200, body),
      (error: unknown) =>
        send(error instanceof GatewayRefusalError ? 400 : 500, {
          error: { code: 'BAD_REQUEST_ERROR', description: String(error) },
        }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    ...book,
    /** The service's settings for it. */
    env: {
      OIDC_ISSUER: ISSUER,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_JWKS_URL: `${origin}/jwks`,
      RAZORPAY_API_BASE: origin,
      RAZORPAY_KEY_ID: 'rzp_test_1',
      RAZORPAY_KEY_SECRET: KEY_SECRET,
      RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type OutsideWorld = Awaited<ReturnType<typeof startOutsideWorld>>;
