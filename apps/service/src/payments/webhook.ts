import { z } from 'zod';
import type { Queries } from '../database/port.ts';
import { paymentEntitySchema } from '../gateway/entities.ts';
import type { GatewayPayment } from '../gateway/gateway.ts';
import { isWebhookSignature } from '../gateway/signatures.ts';
import { ApiError } from '../http/api-error.ts';
import { type PaymentParts, report } from './parts.ts';
import { type Settlement, settle } from './settle.ts';

/** A delivery as it arrived. */
export interface Webhook {
  /** Byte for byte: the signature is over these. */
  body: Uint8Array;
  /** `x-razorpay-signature` */
  signature: string;
  /** `x-razorpay-event-id`, the same for each delivery of one event. */
  eventId: string;
}

/** Events that tell of a payment. Both of the first two come for one payment, in either order. */
const PAYMENT_EVENTS = new Set(['payment.captured', 'order.paid', 'payment.failed']);

const eventSchema = z.object({ event: z.string().max(100) });
const paymentEventSchema = z.object({
  payload: z.object({ payment: z.object({ entity: paymentEntitySchema }) }),
});

const invalid = (cause?: unknown): ApiError =>
  new ApiError(400, 'INVALID_BODY', 'This is no event of the gateway.', { cause });

function readEvent(body: Uint8Array): { event: string; payment: GatewayPayment | null } {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    const { event } = eventSchema.parse(value);
    if (!PAYMENT_EVENTS.has(event)) return { event, payment: null };
    return { event, payment: paymentEventSchema.parse(value).payload.payment.entity };
  } catch (cause) {
    throw invalid(cause);
  }
}

/** The gateway can be quicker than we are: it is told to come again, and nothing is kept of this time. */
const comeAgain = (): ApiError =>
  new ApiError(503, 'UNKNOWN_ORDER', 'This order is not known yet.', { headers: { 'retry-after': '30' } });

async function takeOnce(
  q: Queries,
  eventId: string,
  event: string,
  payment: GatewayPayment,
): Promise<Settlement | 'repeated'> {
  const first = await q.query(
    'insert into webhook_events (event_id, event) values ($1, $2) on conflict do nothing returning event_id',
    [eventId, event],
  );
  if (first.length === 0) return 'repeated';
  const settlement = await settle(q, payment);
  // Thrown, so that the event's own row goes as well: else its repetition would be taken for done.
  if (settlement === 'unknown-order') throw comeAgain();
  return settlement;
}

/**
 * Takes an event of the gateway. When it returns, the gateway may forget the event.
 *
 * @throws ApiError 401 for a wrong signature, 400 for what is no event, 503 for an order that isn't known (yet).
 * @see https://razorpay.com/docs/webhooks/
 */
export async function receiveWebhook(parts: PaymentParts, webhook: Webhook): Promise<void> {
  const { log, webhookSecret } = parts;
  const { body, signature, eventId } = webhook;
  if (webhookSecret === undefined || !isWebhookSignature(body, signature, webhookSecret)) {
    log.warn('a webhook with a wrong signature');
    throw new ApiError(401, 'SIGNATURE_INVALID', 'The signature is not right.');
  }
  const { event, payment } = readEvent(body);
  // A payment without an order was not made here.
  if (payment === null || payment.orderId === '') return;
  if (eventId === '' || eventId.length > 200) throw invalid();
  const settlement = await parts.db.tx((q) => takeOnce(q, eventId, event, payment));
  if (settlement !== 'repeated') report(log, 'webhook', payment, settlement);
}
