import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { type Book, newEntityId, type OrderEntity } from './book.ts';
import { badRequest, refuse, unknownId } from './errors.ts';

/** One rupee, Razorpay's least. */
const LEAST_PAISE = 100;
/** Five lakh rupees, the most that an account takes unless it asks for more. */
const MOST_PAISE = 50_000_000;

const newOrderSchema = z.object({
  amount: z
    .int('The amount must be an integer.')
    .min(LEAST_PAISE, 'Order amount less than minimum amount allowed')
    .max(MOST_PAISE, 'Amount exceeds maximum amount allowed.'),
  currency: z.literal('INR', 'Currency is not supported'),
  receipt: z.string().max(40, 'The receipt may not be greater than 40 characters.').optional(),
  notes: z.record(z.string(), z.string().max(256)).optional(),
});

function toOrder(
  { amount, currency, receipt, notes }: z.output<typeof newOrderSchema>,
  nowMs: number,
): OrderEntity {
  return {
    id: newEntityId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency,
    receipt: receipt ?? null,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: notes ?? [],
    created_at: Math.floor(nowMs / 1000),
  };
}

/** Lets through who has both keys (HTTP Basic). */
export const withKeys = ({ keyId, keySecret }: Config['gateway']) => {
  const expected = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);
  return createMiddleware(async (c, next) => {
    const given = Buffer.from(c.req.header('authorization') ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      return c.json(badRequest('Authentication failed'), 401);
    }
    return next();
  });
};

/** The value of a JSON body; undefined where it is none. */
export async function readBody(request: { text(): Promise<string> }): Promise<unknown> {
  try {
    return JSON.parse(await request.text());
  } catch {
    return undefined;
  }
}

/**
 * The Orders and Payments API, as much of it as takes payments.
 *
 * @see https://razorpay.com/docs/api/orders/
 */
export function paymentsApi({ gateway }: Config, book: Book, nowMs: () => number): Hono {
  const keys = withKeys(gateway);
  return new Hono()
    .use('/orders/*', keys)
    .use('/payments/*', keys)
    .post('/orders', async (c) => {
      const wanted = newOrderSchema.safeParse(await readBody(c.req));
      if (!wanted.success) {
        const [issue] = wanted.error.issues;
        return refuse(c, issue?.message ?? 'The request is invalid', issue?.path.join('.'));
      }
      const order = toOrder(wanted.data, nowMs());
      await book.addOrder(order);
      return c.json(order);
    })
    .get('/orders/:id', (c) => {
      const order = book.order(c.req.param('id'));
      return order === undefined ? unknownId(c) : c.json(order);
    })
    .get('/orders/:id/payments', (c) => {
      const id = c.req.param('id');
      if (book.order(id) === undefined) return unknownId(c);
      const items = book.paymentsOf(id);
      return c.json({ entity: 'collection', count: items.length, items });
    })
    .get('/payments/:id', (c) => {
      const payment = book.payment(c.req.param('id'));
      return payment === undefined ? unknownId(c) : c.json(payment);
    });
}
