import type { Database } from '../database/port.ts';
import { makeLog } from '../logging/log.ts';
import { makePayments } from '../payments/payments.ts';
import { KEY_SECRET, makeGatewayBook, WEBHOOK_SECRET } from './gateway-book.ts';

/** A gateway in memory, and payments over it. */
export function openGateway(db: Database) {
  const book = makeGatewayBook();
  const lines: string[] = [];
  const payments = makePayments({
    db,
    gateway: book.gateway,
    keySecret: KEY_SECRET,
    webhookSecret: WEBHOOK_SECRET,
    log: makeLog('info', { write: (line) => lines.push(line) }),
  });
  return {
    ...book,
    payments,
    /** What was logged. */
    lines,
  };
}
