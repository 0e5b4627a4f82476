import { createHash, randomBytes } from 'node:crypto';
import { sha256 } from '../crypto/ids.ts';
import { makeVault } from '../crypto/vault.ts';
import type { Database, Queries } from '../database/port.ts';
import type { ObjectStore } from './object-store.ts';

/** Bytes, for AES-256. */
const KEY_BYTES = 32;

/** Longer than a submit can take, from the writing of its PDF to the end of its transaction. */
const CLAIM_HOURS = 1;

/** A PDF that lies in the object store, sealed with a key of its own. */
export interface PdfObject {
  objectKey: string;
  /** Opens the object; it is stored only sealed itself. */
  fileKey: Uint8Array;
}

const vaultOf = (fileKey: Uint8Array) => makeVault(new Map([['file', fileKey]]));

/** Named after its sealed bytes: the name tells nothing of the will, and nothing is ever written over. */
const nameOf = (accountId: string, sealed: Uint8Array): string =>
  `${sha256(accountId).slice(0, 16)}/${createHash('sha256').update(sealed).digest('hex')}`;

/**
 * Writes a PDF to the object store, before the transaction that will point to it. Until `claimObject` it counts as
 * unreferenced.
 */
export async function writeObject(
  db: Queries,
  store: ObjectStore,
  accountId: string,
  pdf: Uint8Array,
): Promise<PdfObject> {
  const fileKey = randomBytes(KEY_BYTES);
  const { bytes } = vaultOf(fileKey).seal(pdf, 'pdf');
  const objectKey = nameOf(accountId, bytes);
  await db.query(
    `insert into unreferenced_objects (object_key, delete_after)
     values ($1, now() + make_interval(hours => ${CLAIM_HOURS}))`,
    [objectKey],
  );
  await store.put(objectKey, bytes);
  return { objectKey, fileKey };
}

/**
 * Strikes an object off the list of those to be deleted, within the transaction that points to it.
 *
 * @throws Error where it was deleted meanwhile.
 */
export async function claimObject(q: Queries, { objectKey }: PdfObject): Promise<void> {
  const claimed = await q.query(
    'delete from unreferenced_objects where object_key = $1 returning object_key',
    [objectKey],
  );
  if (claimed.length === 0) throw new Error('The PDF waited too long to be taken up');
}

/** Lets go of an object that was written for a submit that didn't come about. */
export async function releaseObject(db: Queries, { objectKey }: PdfObject): Promise<void> {
  await db.query('update unreferenced_objects set delete_after = now() where object_key = $1', [objectKey]);
}

/**
 * The PDF in an object.
 *
 * @throws Error where it is gone or was changed.
 */
export async function readObject(store: ObjectStore, { objectKey, fileKey }: PdfObject): Promise<Uint8Array> {
  const bytes = await store.get(objectKey);
  if (bytes === null) throw new Error('The object store has lost a PDF');
  return vaultOf(fileKey).open({ keyId: 'file', bytes }, 'pdf');
}

/**
 * Deletes the objects that nothing points to any more. What fails is tried again the next time.
 *
 * @returns How many were deleted.
 */
export async function deleteUnreferencedObjects(db: Database, store: ObjectStore): Promise<number> {
  const rows = await db.query<{ object_key: string }>(
    'select object_key from unreferenced_objects where delete_after <= now() order by delete_after',
  );
  for (const { object_key } of rows) {
    await store.delete(object_key);
    await db.query('delete from unreferenced_objects where object_key = $1', [object_key]);
  }
  return rows.length;
}
