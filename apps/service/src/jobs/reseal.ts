import type { Database, Queries } from '../database/port.ts';
import type { DocumentSeals } from '../documents/form.ts';

/** Kept short, so that nobody who saves waits long. PDFs are large and so are taken one at a time. */
const DOCUMENTS_AT_ONCE = 50;
const PDFS_AT_ONCE = 1;

interface DocumentRow {
  id: string;
  form_sealed: Uint8Array;
  name_sealed: Uint8Array;
  key_id: string;
}

/** Neither version nor time change: for the person nothing has happened. */
async function resealDocuments(q: Queries, seals: DocumentSeals): Promise<number> {
  const rows = await q.query<DocumentRow>(
    `select id, form_sealed, name_sealed, key_id from documents where key_id <> $1
     limit ${DOCUMENTS_AT_ONCE} for update skip locked`,
    [seals.currentKeyId],
  );
  for (const { id, key_id: keyId, form_sealed, name_sealed } of rows) {
    const form = seals.form(id, Buffer.from(seals.openForm(id, { keyId, bytes: form_sealed })));
    const name = seals.name(id, seals.openName(id, { keyId, bytes: name_sealed }));
    await q.query('update documents set form_sealed = $2, name_sealed = $3, key_id = $4 where id = $1', [
      id,
      form.bytes,
      name.bytes,
      form.keyId,
    ]);
  }
  return rows.length;
}

interface PdfRow {
  document_id: string;
  sealed: Uint8Array;
  key_id: string;
  object_key: string | null;
}

async function resealPdfs(q: Queries, seals: DocumentSeals): Promise<number> {
  const rows = await q.query<PdfRow>(
    `select document_id, sealed, key_id, object_key from pdfs where key_id <> $1
     limit ${PDFS_AT_ONCE} for update skip locked`,
    [seals.currentKeyId],
  );
  for (const { document_id: id, key_id: keyId, sealed: bytes, object_key } of rows) {
    const sealed =
      object_key === null
        ? seals.pdf(id, seals.openPdf(id, { keyId, bytes }))
        : seals.fileKey(id, seals.openFileKey(id, { keyId, bytes }));
    await q.query('update pdfs set sealed = $2, key_id = $3 where document_id = $1', [
      id,
      sealed.bytes,
      sealed.keyId,
    ]);
  }
  return rows.length;
}

/**
 * Seals with the current key whatever an older one sealed, in many short transactions. Once it has run through without
 * leaving anything, the older keys open nothing any more and can be taken out of the configuration.
 *
 * @returns How many documents and PDFs were sealed anew.
 * @throws Error where a key is missing that something was sealed with.
 */
export async function resealAll(db: Database, seals: DocumentSeals): Promise<number> {
  let count = 0;
  for (const reseal of [resealDocuments, resealPdfs]) {
    let done: number;
    do {
      done = await db.tx((q) => reseal(q, seals));
      count += done;
    } while (done > 0);
  }
  return count;
}
