import { NEW_DRAFT, type SaveRequest, type SubmitRequest } from '@virasat/api-client/contract';
import type { Sealed, Vault } from '../crypto/vault.ts';

/** A draft to be kept, taken apart from how it came. */
export interface IncomingDraft {
  productId: string;
  /** Null for a draft that has no number yet. */
  randNum: string | null;
  draftKey: string | null;
  baseVersion: number | null;
  documentName: string;
  /** The form data as it is given out again: without what was said only about this request. */
  formDataWith(randNum: string): string;
}

/**
 * Takes a request apart. The form is the request as it was parsed from JSON, not what a schema made of it, so that
 * every key stays, `__proto__` too.
 */
export function readDraft(request: SaveRequest | SubmitRequest): IncomingDraft {
  const { draft_key, base_version, pdf_base64, ...form } = request;
  return {
    productId: request.product_id,
    randNum: request.rand_num === NEW_DRAFT ? null : request.rand_num,
    draftKey: draft_key ?? null,
    baseVersion: base_version ?? null,
    documentName: request.personalDetails?.documentName ?? '',
    // The number goes in because Edit reads it here: with '0' an edited document would be saved as another one. The
    // action is always the same, so that a draft reads the same whether it was saved or submitted.
    formDataWith: (randNum) => JSON.stringify({ ...form, action: 'save', rand_num: randNum }),
  };
}

/** Seals and opens what a document holds; each value opens only as what it was sealed as, for its own document. */
export const documentSeals = (vault: Vault) => ({
  form: (id: string, formData: string): Sealed => vault.seal(Buffer.from(formData), `form/${id}`),
  name: (id: string, name: string): Sealed => vault.seal(Buffer.from(name), `name/${id}`),
  pdf: (id: string, bytes: Uint8Array): Sealed => vault.seal(bytes, `pdf/${id}`),
  /** The key of an object that holds a PDF. */
  fileKey: (id: string, key: Uint8Array): Sealed => vault.seal(key, `file-key/${id}`),
  openForm: (id: string, sealed: Sealed): string => vault.open(sealed, `form/${id}`).toString('utf8'),
  openName: (id: string, sealed: Sealed): string => vault.open(sealed, `name/${id}`).toString('utf8'),
  openPdf: (id: string, sealed: Sealed): Buffer => vault.open(sealed, `pdf/${id}`),
  openFileKey: (id: string, sealed: Sealed): Buffer => vault.open(sealed, `file-key/${id}`),
  /** The key that seals now. */
  currentKeyId: vault.currentKeyId,
});
export type DocumentSeals = ReturnType<typeof documentSeals>;
