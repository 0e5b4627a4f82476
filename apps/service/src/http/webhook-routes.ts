import { Hono } from 'hono';
import type { Payments } from '../payments/payments.ts';
import { ApiError } from './api-error.ts';
import { incompleteBody } from './body.ts';
import type { Env } from './client-address.ts';

/** An event of the gateway has a few KB. */
const MOST_BYTES = 256 * 1024;

/** The bytes of a body, which may come without a length. */
async function readBytes(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw new ApiError(413, 'TOO_LARGE', 'The request is too large.');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof ApiError ? error : incompleteBody(error);
  }
  return Buffer.concat(chunks);
}

/** `/webhooks/razorpay`: what the gateway tells by itself. It is known by its signature, not by a token. */
export function webhookRoutes(payments: Payments): Hono<Env> {
  return new Hono<Env>().post('/webhooks/razorpay', async (c) => {
    await payments.receive({
      body: await readBytes(c.req.raw),
      signature: c.req.header('x-razorpay-signature') ?? '',
      eventId: c.req.header('x-razorpay-event-id') ?? '',
    });
    return c.json({ success: true }, 200, { 'cache-control': 'no-store' });
  });
}
