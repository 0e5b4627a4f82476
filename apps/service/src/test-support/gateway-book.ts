import { createHmac, randomUUID } from 'node:crypto';
import {
  type Gateway,
  type GatewayPayment,
  GatewayRefusalError,
  GatewayUnavailableError,
} from '../gateway/gateway.ts';

export const KEY_SECRET = 'key secret for tests';
export const WEBHOOK_SECRET = 'webhook secret for tests';

const hmac = (secret: string, signed: string): string =>
  createHmac('sha256', secret).update(signed).digest('hex');

/** What the gateway takes at most, in paise: as Razorpay's, five lakh rupees. */
const MOST_PAISE = 50_000_000;

/** A gateway in memory, and what it tells of payments. */
export function makeGatewayBook() {
  const orders = new Map<string, { amountPaise: number; currency: string; payments: GatewayPayment[] }>();
  let isUp = true;
  const answerOrFail = (): void => {
    if (!isUp) throw new GatewayUnavailableError('away');
  };
  const orderOf = (orderId: string) => {
    const order = orders.get(orderId);
    if (order === undefined) throw new GatewayRefusalError('The id provided does not exist');
    return order;
  };

  const gateway: Gateway = {
    createOrder: async ({ amountPaise, currency }) => {
      answerOrFail();
      if (amountPaise > MOST_PAISE) throw new GatewayRefusalError('Amount exceeds maximum amount allowed.');
      const orderId = `order_${randomUUID()}`;
      orders.set(orderId, { amountPaise, currency, payments: [] });
      return orderId;
    },
    paymentsOf: async (orderId) => {
      answerOrFail();
      return [...orderOf(orderId).payments];
    },
  };

  return {
    gateway,
    setUp: (up: boolean) => {
      isUp = up;
    },
    /** An attempt to pay an order, as the gateway has it from now on. */
    pay(orderId: string, changes: Partial<GatewayPayment> = {}): GatewayPayment {
      const { amountPaise, currency, payments: attempts } = orderOf(orderId);
      const id = `pay_${randomUUID()}`;
      const payment: GatewayPayment = { id, orderId, amountPaise, currency, status: 'captured', ...changes };
      attempts.push(payment);
      return payment;
    },
    /** What the checkout hands to the page. */
    receiptOf: ({ id, orderId }: GatewayPayment) => ({
      action: 'verifyPayment',
      product_id: '01',
      razorpay_order_id: orderId,
      razorpay_payment_id: id,
      razorpay_signature: hmac(KEY_SECRET, `${orderId}|${id}`),
    }),
    /** A webhook's body and headers. */
    webhookOf(event: string, payment: GatewayPayment, eventId: string = randomUUID()) {
      const body = JSON.stringify({
        entity: 'event',
        event,
        payload: { payment: { entity: entityOf(payment) } },
      });
      return {
        body,
        headers: { 'x-razorpay-signature': hmac(WEBHOOK_SECRET, body), 'x-razorpay-event-id': eventId },
      };
    },
  };
}
export type GatewayBook = ReturnType<typeof makeGatewayBook>;

/** A payment as the gateway's REST interface and its webhooks write it. */
export const entityOf = ({ id, orderId, amountPaise, currency, status }: GatewayPayment) => ({
  id,
  order_id: orderId,
  amount: amountPaise,
  currency,
  status,
});

/** Signs a webhook's body. */
export const webhookSignature = (body: string): string => hmac(WEBHOOK_SECRET, body);
