import type { Account } from '../accounts/account.ts';
import type { Queries } from '../database/port.ts';
import { makeBoundedMap } from '../memory/bounded-map.ts';
import type { DocumentSeals, IncomingDraft } from './form.ts';

/** So many ids are remembered; others are looked up again. */
const MOST_REMEMBERED = 20_000;

/** What became of a draft that was written over. */
interface Overwritten {
  randNum: string;
  version: number;
}

/** Saves a draft that has a number; null where it isn't as simple as that, and nothing was changed. */
export type Overwrite = (owner: Pick<Account, 'sub'>, draft: IncomingDraft) => Promise<Overwritten | null>;

/** What of a document never changes, for as long as it is there. */
interface Identity {
  id: string;
  account_id: string;
}

/** The account is looked up as well, so that a stranger's number matches nothing. */
const find = `select id, account_id from documents
  where account_id = (select id from accounts where sub = $1) and product_id = $2 and rand_num = $3`;

// A deleted account has no documents, and one opened anew has another id: either way nothing matches.
// Out of the bin, should it lie there: what somebody works on must not be purged.
const write = `update documents set form_sealed = $3, name_sealed = $4, key_id = $5, version = version + 1,
    is_edited = is_complete, binned_at = null, updated_at = date_trunc('milliseconds', clock_timestamp())
  where id = $1 and account_id = $2 and version = coalesce($6::int, version)
  returning version`;

/**
 * The way of nearly every save: somebody goes on with a draft. One statement does it, which looks at owner and version
 * itself; new documents, conflicts and numbers that are gone are left to `keepDraft`.
 *
 * Values are sealed under the document's id, so it has to be known before. It is remembered, with its account's, for
 * the person and the number by which they were found.
 */
export function makeOverwrite(q: Queries, seals: DocumentSeals): Overwrite {
  const identities = makeBoundedMap<Identity>(MOST_REMEMBERED);

  const identityOf = async (...key: readonly [string, string, string]): Promise<Identity | undefined> => {
    const name = JSON.stringify(key);
    const known = identities.get(name);
    if (known !== undefined) return known;
    const [found] = await q.query<Identity>(find, key);
    if (found !== undefined) identities.set(name, found);
    return found;
  };

  return async ({ sub }, draft) => {
    const { randNum, productId, baseVersion } = draft;
    if (randNum === null) return null;
    const identity = await identityOf(sub, productId, randNum);
    if (identity === undefined) return null;
    const { id, account_id } = identity;
    const form = seals.form(id, draft.formWith(randNum));
    const name = seals.name(id, draft.documentName);
    const params = [id, account_id, form.bytes, name.bytes, form.keyId, baseVersion];
    const [row] = await q.query<{ version: number }>(write, params);
    return row === undefined ? null : { randNum, version: row.version };
  };
}
