import type { SubmitRequest } from '@virasat/api-client/contract';
import { LIMITS } from '@virasat/api-client/contract';
import type { Account } from '../accounts/account.ts';
import { charge, lockPurse } from '../accounts/charge.ts';
import type { Database, Queries } from '../database/port.ts';
import type { ObjectStore } from '../files/object-store.ts';
import { releaseObject, writeObject } from '../files/pdf-objects.ts';
import { ApiError } from '../http/api-error.ts';
import type { DocumentSeals, IncomingDraft } from './form.ts';
import { type KeptDraft, keepDraft } from './keep-draft.ts';
import { keepPdf, type NewPdf } from './pdf.ts';

/** What became of a submit. The draft is kept either way. */
export type Submitted =
  | { outcome: 'submitted'; document: KeptDraft }
  | { outcome: 'insufficient'; document: KeptDraft; balancePaise: number };

const PDF_MAGIC = Buffer.from('%PDF-');

/**
 * The bytes of a submitted PDF.
 *
 * @throws ApiError 413 where it is too large, 400 where it is no PDF.
 */
export function readPdf({ pdf_base64 }: Pick<SubmitRequest, 'pdf_base64'>): Buffer {
  const bytes = Buffer.from(pdf_base64, 'base64');
  if (bytes.length > LIMITS.pdfBytes) throw new ApiError(413, 'TOO_LARGE', 'The PDF is too large.');
  if (!bytes.subarray(0, PDF_MAGIC.length).equals(PDF_MAGIC)) {
    throw new ApiError(400, 'INVALID_BODY', 'pdf_base64: is not a PDF');
  }
  return bytes;
}

async function complete(q: Queries, { id }: KeptDraft, pdf: NewPdf, seals: DocumentSeals): Promise<void> {
  await keepPdf(q, id, pdf, seals);
  await q.query('update documents set is_complete = true, is_edited = false where id = $1', [id]);
}

/** What a submit works with. */
export interface SubmitParts {
  seals: DocumentSeals;
  pricePaise: number;
  /** Where new PDFs go; absent, they go to the database. */
  store: ObjectStore | undefined;
}

/** Keeps the draft, takes the price and completes the document, in one transaction: no will is ever half charged. */
function payAndComplete(
  db: Database,
  account: Account,
  draft: IncomingDraft,
  pdf: NewPdf,
  { seals, pricePaise }: SubmitParts,
): Promise<Submitted> {
  return db.tx(async (q) => {
    const purse = await lockPurse(q, account);
    const document = await keepDraft(q, account, draft, seals);
    if (!document.isComplete) {
      const paid = await charge(q, account, purse, pricePaise, document.id);
      if (paid.outcome === 'insufficient') return { ...paid, document };
    }
    await complete(q, document, pdf, seals);
    return { outcome: 'submitted', document };
  });
}

/**
 * Keeps the draft and, once it is paid for, its PDF. A document that is complete already was paid for and is renewed
 * free of charge.
 *
 * @param pdf As `readPdf` gave it.
 */
export async function submitDraft(
  db: Database,
  account: Account,
  draft: IncomingDraft,
  pdf: Uint8Array,
  parts: SubmitParts,
): Promise<Submitted> {
  if (parts.store === undefined) return payAndComplete(db, account, draft, { bytes: pdf }, parts);
  // Before the transaction, within which nothing slow is awaited.
  const object = await writeObject(db, parts.store, account.id, pdf);
  let isTaken = false;
  try {
    const submitted = await payAndComplete(db, account, draft, { object }, parts);
    isTaken = submitted.outcome === 'submitted';
    return submitted;
  } finally {
    if (!isTaken) await releaseObject(db, object);
  }
}
