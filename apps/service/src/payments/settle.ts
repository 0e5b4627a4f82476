import type { Queries } from '../database/port.ts';
import type { GatewayPayment } from '../gateway/gateway.ts';

/**
 * What became of a payment that we were told of.
 *
 * - 'credited': now, by this call, and by no other.
 * - 'already-credited': before.
 * - 'failed': noted; a later success still counts.
 * - 'unchanged': nothing to be done (not captured yet, or a failed attempt of an order that was paid).
 * - 'unknown-order': no order of ours; it may be that we were told before it was stored.
 * - 'mismatch': another sum than was ordered. Nothing is credited; somebody has to look.
 * - 'second-payment': the order was paid by another payment already. Nothing is credited; it is to be refunded.
 */
export type Settlement =
  | 'credited'
  | 'already-credited'
  | 'failed'
  | 'unchanged'
  | 'unknown-order'
  | 'mismatch'
  | 'second-payment';

interface Order {
  account_id: string;
  payment_id: string | null;
  amount_paise: number;
  currency: string;
  status: 'Pending' | 'Success' | 'Failed';
}

/** Books a top-up. Where the account was deleted meanwhile it is booked out again, so that the sums still hold. */
async function book(q: Queries, orderId: string, { account_id, amount_paise }: Order): Promise<void> {
  const row = `insert into ledger (account_id, delta_paise, kind, ref) values ($1, $2, $3, $4)`;
  await q.query(row, [account_id, amount_paise, 'topup', orderId]);
  const credited = await q.query(
    'update accounts set balance_paise = balance_paise + $2 where id = $1 returning id',
    [account_id, amount_paise],
  );
  if (credited.length === 0) await q.query(row, [account_id, -amount_paise, 'closure', orderId]);
}

async function credit(q: Queries, order: Order, payment: GatewayPayment): Promise<Settlement> {
  if (order.status === 'Success') {
    return order.payment_id === payment.id ? 'already-credited' : 'second-payment';
  }
  if (order.amount_paise !== payment.amountPaise || order.currency !== payment.currency) return 'mismatch';
  await q.query(
    `update payments set status = 'Success', payment_id = $2, completed_at = now() where order_id = $1`,
    [payment.orderId, payment.id],
  );
  await book(q, payment.orderId, order);
  return 'credited';
}

async function fail(q: Queries, order: Order, payment: GatewayPayment): Promise<Settlement> {
  // The gateway tells of things in any order: a success is never taken back.
  if (order.status === 'Success') return 'unchanged';
  await q.query(`update payments set status = 'Failed', payment_id = $2 where order_id = $1`, [
    payment.orderId,
    payment.id,
  ]);
  return 'failed';
}

/**
 * The one way by which a payment becomes money of an account, whoever tells of it: the page's receipt, the gateway's
 * webhook, or our own question. However often and in whatever order it is called, an order is credited once.
 *
 * @param q A transaction.
 * @param payment As the gateway itself told it; never what a browser says.
 */
export async function settle(q: Queries, payment: GatewayPayment): Promise<Settlement> {
  const [order] = await q.query<Order>(
    'select account_id, payment_id, amount_paise, currency, status from payments where order_id = $1 for update',
    [payment.orderId],
  );
  if (order === undefined) return 'unknown-order';
  switch (payment.status) {
    case 'captured':
      return credit(q, order, payment);
    case 'failed':
      return fail(q, order, payment);
    case 'created':
    case 'authorized':
    case 'refunded':
      return 'unchanged';
    default:
      return payment.status satisfies never;
  }
}
