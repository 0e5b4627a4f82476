import { ITEM_TYPE } from '@virasat/api-client/contract';
import type { Account } from '../accounts/account.ts';
import { newId, newRandNum } from '../crypto/ids.ts';
import type { Queries } from '../database/port.ts';
import { ApiError, accountDeleted, documentNotFound } from '../http/api-error.ts';
import { type DocumentSeals, type IncomingDraft, isFormDataOf } from './form.ts';

/** A document as it is known within a transaction that has locked it. */
export interface KeptDraft {
  id: string;
  randNum: string;
  version: number;
  isComplete: boolean;
}

interface Row {
  id: string;
  rand_num: string;
  version: number;
  is_complete: boolean;
}

const columns = 'id, rand_num, version, is_complete';

const toKept = (row: Row): KeptDraft => ({
  id: row.id,
  randNum: row.rand_num,
  version: row.version,
  isComplete: row.is_complete,
});

async function lockByNumber(
  q: Queries,
  account: Account,
  draft: IncomingDraft,
  randNum: string,
): Promise<Row> {
  const [row] = await q.query<Row>(
    `select ${columns} from documents where account_id = $1 and product_id = $2 and rand_num = $3 for update`,
    [account.id, draft.productId, randNum],
  );
  if (row === undefined) throw documentNotFound();
  return row;
}

async function lockByKey(q: Queries, account: Account, draftKey: string): Promise<Row | undefined> {
  const [row] = await q.query<Row>(
    `select ${columns} from documents where account_id = $1 and draft_key = $2 for update`,
    [account.id, draftKey],
  );
  return row;
}

/**
 * Inserts a new document; undefined where its key (or, once in 2^47, its number) is taken, or the account was deleted
 * meanwhile. The account's row is locked, so that it can't go while its document comes.
 */
async function insert(
  q: Queries,
  account: Account,
  draft: IncomingDraft,
  seals: DocumentSeals,
): Promise<Row | undefined> {
  const id = newId();
  const randNum = newRandNum();
  const form = seals.form(id, draft.formWith(randNum));
  const name = seals.name(id, draft.documentName);
  const [row] = await q.query<Row>(
    `insert into documents (id, account_id, product_id, rand_num, draft_key, item_type, document_type,
       form_sealed, name_sealed, key_id)
     select $1, id, $3, $4, $5, $6, 'Will', $7, $8, $9 from accounts where id = $2 for key share
     on conflict do nothing returning ${columns}`,
    [id, account.id, draft.productId, randNum, draft.draftKey, ITEM_TYPE, form.bytes, name.bytes, form.keyId],
  );
  return row;
}

async function refuseDeleted(q: Queries, { id }: Account): Promise<void> {
  const [account] = await q.query('select 1 as one from accounts where id = $1', [id]);
  if (account === undefined) throw accountDeleted();
}

/** Says whether the document holds exactly this draft already: a repeat after a lost answer is no conflict. */
async function isStored(q: Queries, row: Row, draft: IncomingDraft, seals: DocumentSeals): Promise<boolean> {
  const [stored] = await q.query<{ form_sealed: Uint8Array; key_id: string }>(
    'select form_sealed, key_id from documents where id = $1',
    [row.id],
  );
  if (stored === undefined) return false;
  const formData = seals.openForm(row.id, { keyId: stored.key_id, bytes: stored.form_sealed });
  return isFormDataOf(formData, draft.formWith(row.rand_num));
}

async function update(q: Queries, row: Row, draft: IncomingDraft, seals: DocumentSeals): Promise<KeptDraft> {
  if (draft.baseVersion !== null && draft.baseVersion !== row.version) {
    if (await isStored(q, row, draft, seals)) return toKept(row);
    throw new ApiError(409, 'CONFLICT', 'This document was changed elsewhere since you opened it.', {
      fields: { version: row.version },
    });
  }
  const form = seals.form(row.id, draft.formWith(row.rand_num));
  const name = seals.name(row.id, draft.documentName);
  const [updated] = await q.query<Row>(
    // Out of the bin, should it lie there: what somebody works on must not be purged.
    `update documents set form_sealed = $2, name_sealed = $3, key_id = $4, version = version + 1,
       is_edited = is_complete, binned_at = null, updated_at = date_trunc('milliseconds', clock_timestamp())
     where id = $1 returning ${columns}`,
    [row.id, form.bytes, name.bytes, form.keyId],
  );
  if (updated === undefined) throw new Error('A locked document vanished');
  return toKept(updated);
}

/**
 * Keeps a draft: a new document where it has no number and its key is new, else the one it names. The document stays
 * locked until the transaction ends. A complete document stays complete and is marked as edited.
 *
 * @throws ApiError 404 where its number is gone or somebody else's, 409 where it is based on an older version, 401 where
 *   the account was deleted meanwhile.
 */
export async function keepDraft(
  q: Queries,
  account: Account,
  draft: IncomingDraft,
  seals: DocumentSeals,
): Promise<KeptDraft> {
  if (draft.randNum !== null) {
    return update(q, await lockByNumber(q, account, draft, draft.randNum), draft, seals);
  }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const known = draft.draftKey === null ? undefined : await lockByKey(q, account, draft.draftKey);
    if (known !== undefined) return update(q, known, draft, seals);
    const inserted = await insert(q, account, draft, seals);
    if (inserted !== undefined) return toKept(inserted);
    await refuseDeleted(q, account);
  }
  throw new Error('No number was free for a new document');
}
