import { newId, sha256 } from '../crypto/ids.ts';
import type { Database, Queries } from '../database/port.ts';
import { accountDeleted } from '../http/api-error.ts';
import type { Claims } from '../http/bearer.ts';

/** The person behind a token. `id` is the only thing that data of theirs is found by. */
export interface Account {
  id: string;
  sub: string;
}

async function find(q: Queries, { sub, email }: Claims): Promise<Account | null> {
  const [row] = await q.query<{ id: string; email: string }>(
    'select id, email from accounts where sub = $1',
    [sub],
  );
  if (row === undefined) return null;
  // The identity provider owns the address; a token without one changes nothing.
  if (email !== '' && email !== row.email) {
    await q.query('update accounts set email = $2 where id = $1', [row.id, email]);
  }
  return { id: row.id, sub };
}

async function refuseClosed(q: Queries, { sub, issuedAt }: Claims): Promise<{ isReturning: boolean }> {
  const [closed] = await q.query<{ closed_at: Date }>(
    'select closed_at from closed_accounts where sub_hash = $1',
    [sha256(sub)],
  );
  if (closed !== undefined && issuedAt * 1000 <= closed.closed_at.getTime()) {
    throw accountDeleted();
  }
  return { isReturning: closed !== undefined };
}

async function open(q: Queries, claims: Claims, welcomeCoupons: number): Promise<void> {
  const { isReturning } = await refuseClosed(q, claims);
  const coupons = isReturning ? 0 : welcomeCoupons;
  const opened = await q.query<{ id: string }>(
    `insert into accounts (id, sub, email, full_name, whatsapp_number, coupons) values ($1, $2, $3, $4, '', $5)
     on conflict (sub) do nothing returning id`,
    [newId(), claims.sub, claims.email, claims.name, coupons],
  );
  for (const { id } of opened) {
    if (coupons === 0) continue;
    await q.query(
      `insert into ledger (account_id, coupons_delta, kind, ref) values ($1, $2, 'coupon_grant', $3)`,
      [id, coupons, `welcome/${id}`],
    );
  }
}

/**
 * The account of a verified token, opened at the person's first call.
 *
 * @param welcomeCoupons What a newcomer is given. Who deleted an account and comes back is no newcomer.
 * @throws ApiError 401 for a token from before the account was deleted, or where that happens right now.
 */
export async function accountOf(db: Database, claims: Claims, welcomeCoupons: number): Promise<Account> {
  const known = await find(db, claims);
  if (known !== null) return known;
  await db.tx((q) => open(q, claims, welcomeCoupons));
  const opened = await find(db, claims);
  if (opened === null) throw accountDeleted();
  return opened;
}
