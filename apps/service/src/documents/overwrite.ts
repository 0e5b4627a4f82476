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

/** The account is looked up within the statement, so that a deleted one, or a stranger's number, matches nothing. */
const find = `select id from documents
  where account_id = (select id from accounts where sub = $1) and product_id = $2 and rand_num = $3`;

// Out of the bin, should it lie there: what somebody works on must not be purged.
const write = `update documents set form_sealed = $5, name_sealed = $6, key_id = $7, version = version + 1,
    is_edited = is_complete, binned_at = null, updated_at = date_trunc('milliseconds', clock_timestamp())
  where account_id = (select id from accounts where sub = $1) and product_id = $2 and rand_num = $3 and id = $4
    and version = coalesce($8::int, version)
  returning version`;

/**
 * The way of nearly every save: somebody goes on with a draft. One statement does it, which looks at owner, number and
 * version itself; new documents, conflicts and numbers that are gone are left to `keepDraft`.
 *
 * Values are sealed under the document's id, so it has to be known before. It never changes, so it is remembered.
 */
export function makeOverwrite(q: Queries, seals: DocumentSeals): Overwrite {
  const ids = makeBoundedMap<string>(MOST_REMEMBERED);

  const idOf = async (key: readonly string[]): Promise<string | undefined> => {
    const name = JSON.stringify(key);
    const known = ids.get(name);
    if (known !== undefined) return known;
    const [row] = await q.query<{ id: string }>(find, key);
    if (row === undefined) return undefined;
    ids.set(name, row.id);
    return row.id;
  };

  return async ({ sub }, draft) => {
    const { randNum, productId, baseVersion } = draft;
    if (randNum === null) return null;
    const key = [sub, productId, randNum];
    const id = await idOf(key);
    if (id === undefined) return null;
    const form = seals.form(id, draft.formWith(randNum));
    const name = seals.name(id, draft.documentName);
    const [row] = await q.query<{ version: number }>(write, [
      ...key,
      id,
      form.bytes,
      name.bytes,
      form.keyId,
      baseVersion,
    ]);
    return row === undefined ? null : { randNum, version: row.version };
  };
}
