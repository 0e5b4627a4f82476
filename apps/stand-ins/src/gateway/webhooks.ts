import type { OrderEntity, PaymentEntity } from './book.ts';
import { newEntityId } from './book.ts';
import type { Signals } from './signals.ts';
import { webhookSignature } from './signatures.ts';

const LATE_MS = 10_000;

/** Razorpay repeats what was not answered 2xx for 24 hours; half a minute is enough to see it. Milliseconds. */
const REPEATS_MS = [1_000, 3_000, 8_000, 20_000] as const;

/** As Razorpay: who is slower than this has not answered. */
const ANSWER_MS = 5_000;

/** How webhooks get out. */
export interface WebhookParts {
  url: string;
  webhookSecret: string;
  send: typeof fetch;
  /** From 0 up to 1; decides the order of deliveries. */
  random(): number;
  nowMs(): number;
}

/** Tells the service of payments. */
export interface Webhooks {
  tell(order: OrderEntity, payment: PaymentEntity, signals: Pick<Signals, 'webhooks'>): void;
  /** Drops what was not delivered yet. */
  stop(): void;
}

interface Delivery {
  eventId: string;
  body: string;
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** The events of one payment, unsent. */
function eventsOf(order: OrderEntity, payment: PaymentEntity, createdAt: number): Delivery[] {
  const event = (name: string, contains: readonly string[], payload: object): Delivery => ({
    eventId: newEntityId('event'),
    body: JSON.stringify({
      entity: 'event',
      account_id: 'acc_standin',
      event: name,
      contains,
      payload,
      created_at: createdAt,
    }),
  });
  const paid = { payment: { entity: payment } };
  if (!payment.captured) return [event('payment.failed', ['payment'], paid)];
  return [
    event('payment.captured', ['payment'], paid),
    event('order.paid', ['payment', 'order'], { ...paid, order: { entity: order } }),
  ];
}

/** Makes the sender. It signs, delivers in random order, and repeats what was not taken. */
export function makeWebhooks({ url, webhookSecret, send, random, nowMs }: WebhookParts): Webhooks {
  const waiting = new Set<NodeJS.Timeout>();
  /** The work never fails: what can't be delivered is repeated, then dropped. */
  const after = (ms: number, work: () => Promise<void>): void => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      void work();
    }, ms);
    waiting.add(timer);
  };

  const isTaken = async ({ eventId, body }: Delivery): Promise<boolean> => {
    try {
      const response = await send(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-razorpay-event-id': eventId,
          'x-razorpay-signature': webhookSignature(body, webhookSecret),
        },
        body,
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      // Nobody there, or too slow: the same to whoever delivers.
      return false;
    }
  };
  const deliver = async (delivery: Delivery, repeats: readonly number[]): Promise<void> => {
    if (await isTaken(delivery)) return;
    const [wait, ...rest] = repeats;
    if (wait !== undefined) after(wait, () => deliver(delivery, rest));
  };

  return {
    tell(order, payment, { webhooks }) {
      if (webhooks === 'never') return;
      const events = eventsOf(order, payment, Math.floor(nowMs() / 1000));
      const copies = webhooks === 'three-times' ? 3 : 1;
      const deliveries = shuffled(Array.from({ length: copies }, () => events).flat(), random);
      after(webhooks === 'late' ? LATE_MS : 0, async () => {
        for (const delivery of deliveries) await deliver(delivery, REPEATS_MS);
      });
    },
    stop() {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    },
  };
}
