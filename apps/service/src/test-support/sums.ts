import type { Queries } from '../database/port.ts';

/** Everything that must never be, whatever happened; each row says which and where. */
const wrongSums = `
  select 'an account is not the sum of its ledger' as fault, a.id from accounts a
    left join ledger l on l.account_id = a.id
    group by a.id having a.balance_paise <> coalesce(sum(l.delta_paise), 0)
      or a.coupons <> coalesce(sum(l.coupons_delta), 0)
  union all
  select 'a will is half charged', d.id from documents d
    left join pdfs p on p.document_id = d.id
    left join ledger l on l.kind = 'charge' and l.ref = d.id
    where d.is_complete <> (p.document_id is not null) or d.is_complete <> (l.id is not null)
  union all
  select 'a payment is not credited exactly once', order_id from payments
    where (case when status = 'Success' then 1 else 0 end) <>
      (select count(*) from ledger where kind = 'topup' and ref = order_id and delta_paise = amount_paise)`;

/**
 * What is wrong with the books and the wills: nothing, always. A will that costs nothing has no charge; tests that ask
 * have a price.
 */
export const findWrongSums = (q: Queries): Promise<{ fault: string; id: string }[]> => q.query(wrongSums);
