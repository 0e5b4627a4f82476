import type { BinRequest } from '@virasat/api-client/contract';
import type { Account } from '../accounts/account.ts';
import type { Queries } from '../database/port.ts';
import { documentNotFound } from '../http/api-error.ts';

/** How long the bin keeps a document (spec.md section 9). */
export const BIN_DAYS = 30;

/**
 * Moves documents to the bin or back; without a direction each changes sides. A document that has vanished meanwhile
 * doesn't stop the others.
 *
 * @returns How many there were.
 * @throws ApiError 404 where there was none.
 */
export async function moveDocuments(q: Queries, account: Account, request: BinRequest): Promise<number> {
  const moved = await q.query(
    `update documents set binned_at =
       case when coalesce($4::boolean, binned_at is null) then coalesce(binned_at, now()) else null end
     where account_id = $1 and product_id = $2 and id = any($3::text[]) returning id`,
    [account.id, request.product_id, request.documentIds, request.pendingDelete ?? null],
  );
  if (moved.length === 0) throw documentNotFound();
  return moved.length;
}

/**
 * Deletes for good what has lain in the bin for 30 days. Any replica may do it at any time.
 *
 * @returns How many documents that were.
 */
export async function purgeBin(q: Queries): Promise<number> {
  const purged = await q.query(
    `delete from documents where binned_at < now() - make_interval(days => ${BIN_DAYS}) returning id`,
  );
  return purged.length;
}
