import { createHmac, timingSafeEqual } from 'node:crypto';

const isHmacOf = (signed: string | Uint8Array, secret: string, signature: string): boolean => {
  const right = createHmac('sha256', secret).update(signed).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
};

/**
 * Says whether a checkout's receipt comes from the gateway. It proves who wrote it, not that there is money.
 *
 * @param orderId Ours, as it is stored: the one in the receipt was written by the browser.
 * @see https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps/
 */
export const isCheckoutSignature = (
  orderId: string,
  paymentId: string,
  signature: string,
  keySecret: string,
): boolean => isHmacOf(`${orderId}|${paymentId}`, keySecret, signature);

/**
 * Says whether a webhook comes from the gateway.
 *
 * @param body Byte for byte as it arrived.
 * @see https://razorpay.com/docs/webhooks/validate-test/
 */
export const isWebhookSignature = (body: Uint8Array, signature: string, webhookSecret: string): boolean =>
  isHmacOf(body, webhookSecret, signature);
