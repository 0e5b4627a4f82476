import type { Account } from '../accounts/account.ts';
import type { Queries } from '../database/port.ts';
import { documentNotFound } from '../http/api-error.ts';
import type { DocumentSeals } from './form.ts';

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

/** The PDF of a document, whoever's it is: only for bearers of a signed link. Null where it is gone. */
export async function readPdfFile(q: Queries, id: string, seals: DocumentSeals): Promise<PdfFile | null> {
  const [row] = await q.query<{
    sealed: Uint8Array;
    pdf_key: string;
    name_sealed: Uint8Array;
    name_key: string;
  }>(
    `select p.sealed, p.key_id as pdf_key, d.name_sealed, d.key_id as name_key
     from documents d join pdfs p on p.document_id = d.id where d.id = $1`,
    [id],
  );
  if (row === undefined) return null;
  return {
    bytes: seals.openPdf(id, { keyId: row.pdf_key, bytes: row.sealed }),
    name: seals.openName(id, { keyId: row.name_key, bytes: row.name_sealed }),
  };
}
