import { randomInt } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id as Razorpay's look: `order_` or `pay_` or `event_` and 14 letters. */
export const newEntityId = (kind: 'order' | 'pay' | 'event'): string =>
  `${kind}_${Array.from({ length: 14 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

/** Pairs that a merchant may add; Razorpay answers [] where there are none. */
const notesSchema = z.record(z.string(), z.string());

const orderSchema = z.object({
  id: z.string(),
  entity: z.literal('order'),
  amount: z.int(),
  amount_paid: z.int(),
  amount_due: z.int(),
  currency: z.string(),
  receipt: z.string().nullable(),
  offer_id: z.null(),
  status: z.enum(['created', 'attempted', 'paid']),
  attempts: z.int(),
  notes: z.union([notesSchema, z.tuple([])]),
  created_at: z.int(),
});
/** An order as the API answers it. Amounts are paise, times seconds. */
export type OrderEntity = z.output<typeof orderSchema>;

const paymentSchema = z.object({
  id: z.string(),
  entity: z.literal('payment'),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['captured', 'failed']),
  order_id: z.string(),
  captured: z.boolean(),
  method: z.literal('card'),
  email: z.string(),
  contact: z.string(),
  notes: z.union([notesSchema, z.tuple([])]),
  error_code: z.string().nullable(),
  error_description: z.string().nullable(),
  created_at: z.int(),
});
/** A payment as the API answers it. */
export type PaymentEntity = z.output<typeof paymentSchema>;

const fileSchema = z.object({ orders: z.array(orderSchema), payments: z.array(paymentSchema) });

/** What the gateway remembers: its orders and their payments. */
export interface Book {
  order(id: string): OrderEntity | undefined;
  payment(id: string): PaymentEntity | undefined;
  paymentsOf(orderId: string): PaymentEntity[];
  addOrder(order: OrderEntity): Promise<void>;
  /** Adds an attempt and moves its order on. */
  addPayment(payment: PaymentEntity): Promise<void>;
}

async function read(path: string): Promise<z.output<typeof fileSchema>> {
  try {
    return fileSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return { orders: [], payments: [] };
    throw new Error(`${path} can't be read; without it the gateway starts anew`, { cause: error });
  }
}

/** Opens the book in a folder, where it is kept between starts: the service goes on asking after its orders. */
export async function openBook(dataDir: string): Promise<Book> {
  const path = join(dataDir, 'gateway.json');
  const kept = await read(path);
  const orders = new Map(kept.orders.map((order) => [order.id, order]));
  const payments = new Map(kept.payments.map((payment) => [payment.id, payment]));
  let lastWrite: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    await writeFile(
      `${path}.new`,
      JSON.stringify({ orders: [...orders.values()], payments: [...payments.values()] }),
    );
    await rename(`${path}.new`, path);
  };
  // One after the other; a failed write fails whoever asked for it, and the next is tried all the same.
  const save = (): Promise<void> => {
    lastWrite = lastWrite.then(write, write);
    return lastWrite;
  };

  return {
    order: (id) => orders.get(id),
    payment: (id) => payments.get(id),
    paymentsOf: (orderId) => [...payments.values()].filter(({ order_id }) => order_id === orderId),
    addOrder(order) {
      orders.set(order.id, order);
      return save();
    },
    addPayment(payment) {
      const order = orders.get(payment.order_id);
      if (order === undefined) throw new Error('A payment needs its order');
      payments.set(payment.id, payment);
      const paid = payment.captured ? payment.amount : 0;
      orders.set(order.id, {
        ...order,
        attempts: order.attempts + 1,
        status: payment.captured ? 'paid' : 'attempted',
        amount_paid: paid,
        amount_due: order.amount - paid,
      });
      return save();
    },
  };
}
