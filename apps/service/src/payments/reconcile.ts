import type { Database } from '../database/port.ts';
import { type GatewayPayment, GatewayRefusalError } from '../gateway/gateway.ts';
import { type PaymentParts, report } from './parts.ts';
import { settle } from './settle.ts';

/** Orders of one pass; the next pass takes the next ones. */
const ORDERS_A_PASS = 20;

/** As long as the gateway repeats its webhooks. */
const PATIENCE = `interval '24 hours'`;

interface DueOrder {
  order_id: string;
  is_old: boolean;
}

/**
 * Takes orders that may have been paid without our knowing, each for one replica. A young order is asked about every
 * 30 s, an older one less often. A failed one is among them, since its checkout lets people try again; one that is
 * pending past 24 h has its last look.
 */
const claimDueOrders = (db: Database): Promise<DueOrder[]> =>
  db.query<DueOrder>(
    `update payments set checked_at = now() where order_id in (
       select order_id from payments
       where status <> 'Success' and created_at < now() - interval '30 seconds'
         and (status = 'Pending' or created_at > now() - ${PATIENCE})
         and (checked_at is null
           or checked_at < now() - greatest(interval '30 seconds', (now() - created_at) / 10))
       order by checked_at nulls first, created_at limit ${ORDERS_A_PASS} for update skip locked)
     returning order_id, created_at < now() - ${PATIENCE} as is_old`,
  );

async function paymentsOf({ gateway, log }: PaymentParts, orderId: string): Promise<GatewayPayment[]> {
  try {
    return await gateway.paymentsOf(orderId);
  } catch (err) {
    if (!(err instanceof GatewayRefusalError)) throw err;
    log.warn({ err, orderId }, 'the gateway does not know an order');
    return [];
  }
}

/** An attempt that may still succeed. */
const isOpen = ({ status }: GatewayPayment): boolean => status === 'created' || status === 'authorized';

/** The attempts that decide: those that brought money, else a failure, unless another may still succeed. */
function decisive(payments: readonly GatewayPayment[]): GatewayPayment[] {
  const captured = payments.filter(({ status }) => status === 'captured');
  if (captured.length > 0) return captured;
  return payments.some(isOpen) ? [] : payments.filter(({ status }) => status === 'failed').slice(0, 1);
}

/** Nobody ever tried to pay it, or what was paid went back. */
async function giveUp({ db }: PaymentParts, orderId: string): Promise<void> {
  await db.query(`update payments set status = 'Failed' where order_id = $1 and status = 'Pending'`, [
    orderId,
  ]);
}

async function reconcileOrder(parts: PaymentParts, { order_id, is_old }: DueOrder): Promise<boolean> {
  const payments = await paymentsOf(parts, order_id);
  let isCredited = false;
  for (const payment of decisive(payments)) {
    const settlement = await parts.db.tx((q) => settle(q, payment));
    report(parts.log, 'reconciliation', payment, settlement);
    isCredited ||= settlement === 'credited';
  }
  if (is_old && !payments.some(isOpen)) await giveUp(parts, order_id);
  return isCredited;
}

/**
 * Asks the gateway what became of orders whose end we weren't told: the page was closed, the webhook was lost. Any
 * number of replicas may do it at any time.
 *
 * @returns How many payments were credited.
 * @throws GatewayUnavailableError; the orders that were not reached have their turn later.
 */
export async function reconcile(parts: PaymentParts): Promise<number> {
  let credited = 0;
  for (const order of await claimDueOrders(parts.db)) {
    if (await reconcileOrder(parts, order)) credited += 1;
  }
  await parts.db.query(`delete from webhook_events where received_at < now() - interval '30 days'`);
  return credited;
}
