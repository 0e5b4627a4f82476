import { createHmac } from 'node:crypto';

const hmac = (secret: string, signed: string): string =>
  createHmac('sha256', secret).update(signed).digest('hex');

/** What the checkout hands to the page proves itself by this. */
export const checkoutSignature = (orderId: string, paymentId: string, keySecret: string): string =>
  hmac(keySecret, `${orderId}|${paymentId}`);

/** What a webhook proves itself by. */
export const webhookSignature = (body: string, webhookSecret: string): string => hmac(webhookSecret, body);
