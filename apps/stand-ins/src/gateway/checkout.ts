import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { readBody } from './api.ts';
import { type Book, newEntityId, type OrderEntity, type PaymentEntity } from './book.ts';
import { badRequest, refuse } from './errors.ts';
import { framePage, frameProblemPage } from './frame-page.ts';
import { frameStyle } from './frame-style.ts';
import { type Signals, signalsSchema } from './signals.ts';
import { checkoutSignature } from './signatures.ts';
import type { Webhooks } from './webhooks.ts';

/** Programs of the browser, as they are built. */
export interface BrowserPrograms {
  /** Defines `window.Razorpay`. */
  checkout: string;
  /** Runs in the checkout's frame. */
  frame: string;
}

/** What the checkout is made of. */
export interface CheckoutParts {
  config: Config;
  book: Book;
  webhooks: Webhooks;
  programs: BrowserPrograms;
  nowMs(): number;
  /** What a tester chose for the payments to come. */
  signals(): Signals;
}

const orderFields = {
  key_id: z.string(),
  order_id: z.string(),
  amount: z.coerce.number(),
  currency: z.string(),
};
const frameSchema = z.object({
  ...orderFields,
  parent: z.string(),
  name: z.string().default(''),
  description: z.string().default(''),
});
const attemptSchema = z.object({
  ...orderFields,
  ...signalsSchema.shape,
  outcome: z.enum(['success', 'failure']),
  email: z.string().default(''),
  contact: z.string().default(''),
  notes: z.record(z.string(), z.string()).default({}),
});
type Asked = Pick<z.output<typeof attemptSchema>, 'key_id' | 'order_id' | 'amount' | 'currency'>;

/** The order that a checkout is for, or what is wrong: everything that the page says must be as it was ordered. */
function findOrder({ config, book }: CheckoutParts, asked: Asked): OrderEntity | string {
  if (asked.key_id !== config.gateway.keyId) return 'The api key provided is invalid';
  const order = book.order(asked.order_id);
  if (order === undefined) return 'The id provided does not exist';
  if (order.status === 'paid') return 'Order already paid';
  if (order.amount !== asked.amount)
    return 'Payment amount is different from your order amount. To pay successfully, please try using right amount.';
  if (order.currency !== asked.currency) return 'Payment currency is different from your order currency.';
  return order;
}

function attempt(order: OrderEntity, asked: z.output<typeof attemptSchema>, nowMs: number): PaymentEntity {
  const isCaptured = asked.outcome === 'success';
  return {
    id: newEntityId('pay'),
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    status: isCaptured ? 'captured' : 'failed',
    order_id: order.id,
    captured: isCaptured,
    method: 'card',
    email: asked.email,
    contact: asked.contact,
    notes: asked.notes,
    error_code: isCaptured ? null : 'BAD_REQUEST_ERROR',
    error_description: isCaptured ? null : FAILURE,
    created_at: Math.floor(nowMs / 1000),
  };
}

const FAILURE = 'Your payment has been declined. Please try another payment method.';

/** What the page is told of an attempt. */
function answerOf(c: Context, payment: PaymentEntity, keySecret: string): Response {
  const { id, order_id } = payment;
  if (payment.captured) {
    const razorpay_signature = checkoutSignature(order_id, id, keySecret);
    return c.json({ razorpay_payment_id: id, razorpay_order_id: order_id, razorpay_signature });
  }
  const { error } = badRequest(FAILURE);
  const metadata = { order_id, payment_id: id };
  const told = {
    ...error,
    source: 'bank',
    step: 'payment_authorization',
    reason: 'payment_failed',
    metadata,
  };
  return c.json({ error: told }, 400);
}

/** Frames may stand in pages of the application, and load nothing from elsewhere. */
const framePolicy = ({ webOrigins }: Config): string =>
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${webOrigins.join(' ')}`;

/** `checkout.js` and the frame that it opens. */
export function checkoutRoutes(parts: CheckoutParts): Hono {
  const { config, book, webhooks, programs, nowMs, signals } = parts;
  const asset = (c: Context, type: string, text: string): Response =>
    c.body(text, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' });

  return new Hono()
    .get('/checkout.js', (c) => asset(c, 'text/javascript', programs.checkout))
    .get('/checkout/frame.js', (c) => asset(c, 'text/javascript', programs.frame))
    .get('/checkout/frame.css', (c) => asset(c, 'text/css', frameStyle))
    .get('/checkout/frame', (c) => {
      c.header('content-security-policy', framePolicy(config));
      const asked = frameSchema.safeParse(c.req.query());
      if (!asked.success || !config.webOrigins.includes(asked.data.parent)) {
        return c.html(frameProblemPage('This page may not open the checkout.'), 400);
      }
      const order = findOrder(parts, asked.data);
      if (typeof order === 'string') return c.html(frameProblemPage(order), 400);
      return c.html(framePage(order, asked.data, signals()));
    })
    .post('/checkout/payments', async (c) => {
      const asked = attemptSchema.safeParse(await readBody(c.req));
      if (!asked.success) return refuse(c, 'The request is invalid');
      const order = findOrder(parts, asked.data);
      if (typeof order === 'string') return refuse(c, order);
      const payment = attempt(order, asked.data, nowMs());
      await book.addPayment(payment);
      webhooks.tell(book.order(order.id) ?? order, payment, asked.data);
      return answerOf(c, payment, config.gateway.keySecret);
    });
}
