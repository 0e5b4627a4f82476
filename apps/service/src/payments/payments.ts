import type { CreateOrderAnswer, OrderRequest, OutcomeAnswer, Refusal } from '@virasat/api-client/contract';
import type { Account } from '../accounts/account.ts';
import type { Config } from '../config/config.ts';
import { makeRazorpay } from '../gateway/razorpay.ts';
import { createOrder } from './orders.ts';
import type { PaymentParts } from './parts.ts';
import { reconcile } from './reconcile.ts';
import { verifyPayment } from './verify.ts';
import { receiveWebhook, type Webhook } from './webhook.ts';

/** Everything that has to do with the gateway. */
export interface Payments {
  /**
   * Carries out one request of the order endpoint.
   *
   * @throws ApiError, GatewayUnavailableError
   */
  answer(account: Account, request: OrderRequest): Promise<CreateOrderAnswer | OutcomeAnswer | Refusal>;
  /** Takes an event of the gateway; see `receiveWebhook`. */
  receive(webhook: Webhook): Promise<void>;
  /** Asks after orders whose end we weren't told; see `reconcile`. */
  reconcile(): Promise<number>;
}

/** Payments over a database and a gateway. */
export function makePayments(parts: PaymentParts): Payments {
  const carryOut = (account: Account, request: OrderRequest) => {
    switch (request.action) {
      case 'createOrder':
        return createOrder(parts, account, request);
      case 'verifyPayment':
        return verifyPayment(parts, account, request);
      default:
        return request satisfies never;
    }
  };
  return {
    answer: carryOut,
    receive: (webhook) => receiveWebhook(parts, webhook),
    reconcile: () => reconcile(parts),
  };
}

/** The payments of the configuration; absent where it names no gateway. */
export function openPayments(
  { gateway }: Config,
  rest: Pick<PaymentParts, 'db' | 'log'>,
): Payments | undefined {
  if (gateway === undefined) return undefined;
  const { keySecret, webhookSecret } = gateway;
  return makePayments({ ...rest, gateway: makeRazorpay(gateway), keySecret, webhookSecret });
}
