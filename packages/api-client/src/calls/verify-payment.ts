import { type CallOptions, type DocumentClient, TIMEOUTS } from '../client.ts';
import { PRODUCT_ID } from '../contract/constants.ts';
import { outcomeAnswerSchema } from '../contract/refusal.ts';

/** What the checkout hands to the page after a payment. */
export interface CheckoutReceipt {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** What became of it; `message` is the service's own, null where it gave none. */
export type VerifyPaymentResult = { outcome: 'credited' } | { outcome: 'refused'; message: string | null };

/**
 * Tells the service of a completed checkout, so that the balance is there at once. Additive: only where the
 * configuration says that the order endpoint knows it.
 */
export async function verifyPayment(
  client: DocumentClient,
  { razorpay_order_id, razorpay_payment_id, razorpay_signature }: CheckoutReceipt,
  { signal }: CallOptions = {},
): Promise<VerifyPaymentResult> {
  const action = 'verifyPayment';
  const answer = await client.postToOrders(
    { action, razorpay_order_id, razorpay_payment_id, razorpay_signature, product_id: PRODUCT_ID },
    { action, answer: outcomeAnswerSchema, timeoutMs: TIMEOUTS.call, signal },
  );
  if (answer.success) return { outcome: 'credited' };
  return { outcome: 'refused', message: answer.message ?? null };
}
