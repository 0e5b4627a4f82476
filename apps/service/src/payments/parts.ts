import type { Logger } from 'pino';
import type { Database } from '../database/port.ts';
import type { Gateway, GatewayPayment } from '../gateway/gateway.ts';
import type { Settlement } from './settle.ts';

/** What payments are made of. */
export interface PaymentParts {
  db: Database;
  gateway: Gateway;
  /** Signs what the checkout hands to the page. */
  keySecret: string;
  /** Signs webhooks; absent where none are taken. */
  webhookSecret: string | undefined;
  log: Logger;
}

/** What somebody has to look at: money came that no account was given. */
const alarming = new Set<Settlement>(['mismatch', 'second-payment']);

/** Who told of a payment. */
export type Source = 'receipt' | 'webhook' | 'reconciliation';

/** Writes what became of a payment into the log: ids and outcome, nothing of the person. */
export function report(log: Logger, source: Source, payment: GatewayPayment, outcome: Settlement): void {
  const line = { source, outcome, orderId: payment.orderId, paymentId: payment.id };
  if (alarming.has(outcome)) log.error(line, 'a payment needs to be looked at');
  else log.info(line, 'payment');
}
