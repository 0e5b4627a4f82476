import { z } from 'zod';
import type { GatewayPayment } from './gateway.ts';

/** An order in an answer of the Orders API. */
export const orderEntitySchema = z.object({ id: z.string().min(1), amount: z.int(), currency: z.string() });

/**
 * A payment in an answer or a webhook. One that was made without an order (a payment link) belongs to nothing of ours:
 * its `orderId` is ''.
 */
export const paymentEntitySchema = z
  .object({
    id: z.string().min(1),
    order_id: z.string().nullish(),
    amount: z.int(),
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  })
  .transform(
    ({ id, order_id, amount, currency, status }): GatewayPayment => ({
      id,
      orderId: order_id ?? '',
      amountPaise: amount,
      currency,
      status,
    }),
  );

/** Every payment of one order. */
export const paymentCollectionSchema = z.object({ items: z.array(paymentEntitySchema) });

/** Any error answer; `description` is meant for developers. */
export const errorAnswerSchema = z.object({ error: z.object({ code: z.string(), description: z.string() }) });
