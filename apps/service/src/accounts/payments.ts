import type { PaymentItem } from '@virasat/api-client/contract';
import type { Queries } from '../database/port.ts';
import type { Account } from './account.ts';

interface Row {
  order_id: string;
  payment_id: string | null;
  amount_paise: number;
  currency: string;
  status: PaymentItem['PaymentStatus'];
  created_at: Date;
  completed_at: Date | null;
}

/** The person's payments, the newest first. */
export async function listPayments(q: Queries, account: Account): Promise<PaymentItem[]> {
  const rows = await q.query<Row>(
    `select order_id, payment_id, amount_paise, currency, status, created_at, completed_at
     from payments where account_id = $1 order by created_at desc, order_id`,
    [account.id],
  );
  return rows.map((row) => ({
    PaymentId: row.payment_id,
    OrderId: row.order_id,
    Amount: row.amount_paise / 100,
    Currency: row.currency,
    PaymentStatus: row.status,
    CreatedAt: row.created_at.toISOString(),
    PaymentCompletedTime: row.completed_at?.toISOString() ?? null,
  }));
}
