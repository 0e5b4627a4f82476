import { type CallOptions, type DocumentClient, TIMEOUTS } from '../client.ts';
import { PRODUCT_ID } from '../contract/constants.ts';
import { createOrderAnswerSchema } from '../contract/payments.ts';
import { InvalidResponseError, RefusedError } from '../errors.ts';

/** An order that the checkout can be opened with. */
export interface Order {
  orderId: string;
  amountPaise: number;
  currency: string;
}

/**
 * Makes an order for a top-up.
 *
 * @param amountPaise Whole paise, at least 100 (1 INR).
 * @throws InvalidResponseError where the order is for another sum. Services answer rupees or paise; both are known by
 *   the sum that was asked for.
 * @see spec.md section 7, Payment order endpoint
 */
export async function createOrder(
  client: DocumentClient,
  amountPaise: number,
  { signal }: CallOptions = {},
): Promise<Order> {
  const action = 'createOrder';
  const amount = amountPaise / 100;
  const answer = await client.postToOrders(
    { action, amount, product_id: PRODUCT_ID },
    { action, answer: createOrderAnswerSchema, timeoutMs: TIMEOUTS.call, signal },
  );
  if (answer.success === false) throw new RefusedError(action, answer.message ?? null);
  const isSameSum = answer.amount === amount || answer.amount === amountPaise;
  if (answer.order_id === '' || !isSameSum) throw new InvalidResponseError(action);
  return {
    orderId: answer.order_id,
    amountPaise,
    currency: answer.currency === '' ? 'INR' : answer.currency,
  };
}
