import type { SaveProfileRequest, UserAttributesItem } from '@virasat/api-client/contract';
import { sha256 } from '../crypto/ids.ts';
import type { Database, Queries } from '../database/port.ts';
import { accountDeleted } from '../http/api-error.ts';
import type { Account } from './account.ts';

interface Row {
  email: string;
  full_name: string;
  whatsapp_number: string;
  balance_paise: number;
  coupons: number;
}

/**
 * The account as its settings show it.
 *
 * @throws ApiError 401 where it was deleted meanwhile.
 */
export async function readAttributes(q: Queries, account: Account): Promise<UserAttributesItem> {
  const [row] = await q.query<Row>(
    'select email, full_name, whatsapp_number, balance_paise, coupons from accounts where id = $1',
    [account.id],
  );
  if (row === undefined) throw accountDeleted();
  return {
    Email: row.email,
    FullName: row.full_name,
    Balance: row.balance_paise / 100,
    Coupons: row.coupons,
    whatsapp_number: row.whatsapp_number,
  };
}

/**
 * Changes name and WhatsApp number.
 *
 * @throws ApiError 401 where the account was deleted meanwhile.
 */
export async function saveProfile(q: Queries, account: Account, profile: SaveProfileRequest): Promise<void> {
  const [saved] = await q.query(
    'update accounts set full_name = $2, whatsapp_number = $3 where id = $1 returning id',
    [account.id, profile.name.trim(), profile.whatsapp_number.trim()],
  );
  if (saved === undefined) throw accountDeleted();
}

/**
 * Deletes the account, its documents and their PDFs. Payments and ledger stay for the books, under an id that says
 * nothing about anybody; a balance left over is booked out, so that the sums still hold.
 *
 * The identity provider's own account isn't ours to delete.
 */
export function deleteAccount(db: Database, account: Account): Promise<void> {
  return db.tx(async (q) => {
    const [row] = await q.query<Pick<Row, 'balance_paise' | 'coupons'>>(
      'select balance_paise, coupons from accounts where id = $1 for update',
      [account.id],
    );
    // A repeat of what is done.
    if (row === undefined) return;
    await q.query(
      `insert into ledger (account_id, delta_paise, coupons_delta, kind, ref) values ($1, $2, $3, 'closure', $4)`,
      [account.id, -row.balance_paise, -row.coupons, account.id],
    );
    await q.query('delete from accounts where id = $1', [account.id]);
    await q.query(
      `insert into closed_accounts (sub_hash) values ($1)
       on conflict (sub_hash) do update set closed_at = now()`,
      [sha256(account.sub)],
    );
  });
}
