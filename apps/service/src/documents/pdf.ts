import type { Account } from '../accounts/account.ts';
import type { Queries } from '../database/port.ts';
import type { ObjectStore } from '../files/object-store.ts';
import { claimObject, type PdfObject, readObject } from '../files/pdf-objects.ts';
import { documentNotFound } from '../http/api-error.ts';
import type { DocumentSeals } from './form.ts';

/** A PDF on its way into a document: its bytes, or the object that holds them. */
export type NewPdf = { bytes: Uint8Array } | { object: PdfObject };

/** Gives a document its PDF; one that it had goes. */
export async function keepPdf(q: Queries, id: string, pdf: NewPdf, seals: DocumentSeals): Promise<void> {
  if ('object' in pdf) await claimObject(q, pdf.object);
  const sealed = 'object' in pdf ? seals.fileKey(id, pdf.object.fileKey) : seals.pdf(id, pdf.bytes);
  await q.query(
    `insert into pdfs (document_id, sealed, key_id, object_key) values ($1, $2, $3, $4)
     on conflict (document_id) do update
       set sealed = excluded.sealed, key_id = excluded.key_id, object_key = excluded.object_key, created_at = now()`,
    [id, sealed.bytes, sealed.keyId, 'object' in pdf ? pdf.object.objectKey : null],
  );
}

/**
 * Says whether a document of this person has a PDF.
 *
 * @throws ApiError 404 where there is no such document.
 */
export async function hasPdf(q: Queries, account: Account, id: string): Promise<boolean> {
  const [row] = await q.query<{ has_pdf: boolean }>(
    `select exists (select from pdfs where document_id = documents.id) as has_pdf
     from documents where account_id = $1 and id = $2`,
    [account.id, id],
  );
  if (row === undefined) throw documentNotFound();
  return row.has_pdf;
}

/** A PDF with the name under which to save it. */
export interface PdfFile {
  bytes: Uint8Array;
  /** Without an ending; '' where the person gave none. */
  name: string;
}

interface Row {
  sealed: Uint8Array;
  pdf_key: string;
  object_key: string | null;
  name_sealed: Uint8Array;
  name_key: string;
}

async function openBytes(id: string, row: Row, seals: DocumentSeals, store: ObjectStore | undefined) {
  const sealed = { keyId: row.pdf_key, bytes: row.sealed };
  if (row.object_key === null) return seals.openPdf(id, sealed);
  if (store === undefined) throw new Error('A PDF lies in an object store, but none is configured');
  return readObject(store, { objectKey: row.object_key, fileKey: seals.openFileKey(id, sealed) });
}

/**
 * The PDF of a document, whoever's it is: only for bearers of a signed link. Null where it is gone.
 *
 * @param store Needed where it lies there.
 */
export async function readPdfFile(
  q: Queries,
  id: string,
  seals: DocumentSeals,
  store: ObjectStore | undefined,
): Promise<PdfFile | null> {
  const [row] = await q.query<Row>(
    `select p.sealed, p.key_id as pdf_key, p.object_key, d.name_sealed, d.key_id as name_key
     from documents d join pdfs p on p.document_id = d.id where d.id = $1`,
    [id],
  );
  if (row === undefined) return null;
  return {
    bytes: await openBytes(id, row, seals, store),
    name: seals.openName(id, { keyId: row.name_key, bytes: row.name_sealed }),
  };
}
