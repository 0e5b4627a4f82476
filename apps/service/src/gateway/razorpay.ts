import type { z } from 'zod';
import { errorAnswerSchema, orderEntitySchema, paymentCollectionSchema } from './entities.ts';
import { type Gateway, GatewayRefusalError, GatewayUnavailableError } from './gateway.ts';

/** Where the gateway is and who we are there. */
export interface RazorpayOptions {
  /** Without '/v1'. */
  apiBase: string;
  keyId: string;
  keySecret: string;
}

const TIMEOUT_MS = 10_000;

/** Answers that say something of the request; every other failure may pass. 401 means that our keys are wrong. */
const REFUSALS = new Set([400, 404]);

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

function failure(status: number, body: unknown): Error {
  const told = errorAnswerSchema.safeParse(body).data?.error;
  const message = `The gateway answered ${status}${told === undefined ? '' : `: ${told.description}`}`;
  return REFUSALS.has(status) ? new GatewayRefusalError(message) : new GatewayUnavailableError(message);
}

/**
 * Razorpay's Orders API, and whatever else has its shape.
 *
 * @param send Stands in for the platform's `fetch`.
 * @see https://razorpay.com/docs/api/orders/
 */
export function makeRazorpay(options: RazorpayOptions, send: typeof fetch = fetch): Gateway {
  const authorization = `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`).toString('base64')}`;

  async function call<Answer extends z.ZodType>(
    path: string,
    answer: Answer,
    body?: object,
  ): Promise<z.output<Answer>> {
    const request = body === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(body) };
    let response: Response;
    let text: string;
    try {
      response = await send(new URL(`/v1/${path}`, options.apiBase), {
        ...request,
        headers: { authorization, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      text = await response.text();
    } catch (cause) {
      throw new GatewayUnavailableError('The gateway did not answer', { cause });
    }
    if (!response.ok) throw failure(response.status, readJson(text));
    const parsed = answer.safeParse(readJson(text));
    if (parsed.success) return parsed.data;
    throw new GatewayUnavailableError('The gateway answered something else', { cause: parsed.error });
  }

  return {
    async createOrder({ amountPaise, currency, receipt }) {
      const made = await call('orders', orderEntitySchema, { amount: amountPaise, currency, receipt });
      if (made.amount !== amountPaise || made.currency !== currency) {
        throw new GatewayUnavailableError('The gateway made an order for another sum');
      }
      return made.id;
    },
    async paymentsOf(orderId) {
      const path = `orders/${encodeURIComponent(orderId)}/payments`;
      return (await call(path, paymentCollectionSchema)).items;
    },
  };
}
