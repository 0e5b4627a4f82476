import type { Queries } from '../database/port.ts';
import { accountDeleted } from '../http/api-error.ts';
import type { Account } from './account.ts';

/** What became of a charge; the balance is told where it didn't suffice. */
export type Charge = { outcome: 'charged' } | { outcome: 'insufficient'; balancePaise: number };

/** How much an account has, and what paying leaves of it. */
interface Purse {
  balance_paise: number;
  coupons: number;
}

/**
 * Locks the account until the transaction ends, so that two submits pay one after the other. Called before any
 * document is locked: always in this order, they can't wait for each other.
 *
 * @throws ApiError 401 where it was deleted meanwhile.
 */
export async function lockPurse(q: Queries, account: Account): Promise<Purse> {
  const [purse] = await q.query<Purse>(
    'select balance_paise, coupons from accounts where id = $1 for update',
    [account.id],
  );
  if (purse === undefined) throw accountDeleted();
  return purse;
}

async function book(
  q: Queries,
  account: Account,
  paise: number,
  coupons: number,
  ref: string,
): Promise<void> {
  await q.query(
    'update accounts set balance_paise = balance_paise - $2, coupons = coupons - $3 where id = $1',
    [account.id, paise, coupons],
  );
  await q.query(
    `insert into ledger (account_id, delta_paise, coupons_delta, kind, ref) values ($1, $2, $3, 'charge', $4)`,
    [account.id, -paise, -coupons, ref],
  );
}

/**
 * Takes the price of a will: a coupon where there is one, else from the balance.
 *
 * @param ref What is paid for; a second charge with it is impossible.
 */
export async function charge(
  q: Queries,
  account: Account,
  purse: Purse,
  pricePaise: number,
  ref: string,
): Promise<Charge> {
  if (pricePaise === 0) return { outcome: 'charged' };
  if (purse.coupons > 0) await book(q, account, 0, 1, ref);
  else if (purse.balance_paise >= pricePaise) await book(q, account, pricePaise, 0, ref);
  else return { outcome: 'insufficient', balancePaise: purse.balance_paise };
  return { outcome: 'charged' };
}
