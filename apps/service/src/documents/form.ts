import { NEW_DRAFT, type SaveRequest, type SubmitRequest } from '@virasat/api-client/contract';
import type { Sealed, Vault } from '../crypto/vault.ts';
import { makeFadingMap } from '../memory/fading-map.ts';
import { packForm, unpackForm } from './packed-form.ts';

/** A draft to be kept, taken apart from how it came. */
export interface IncomingDraft {
  productId: string;
  /** Null for a draft that has no number yet. */
  randNum: string | null;
  draftKey: string | null;
  baseVersion: number | null;
  documentName: string;
  /** The form as it is kept; `openForm` gives it out. */
  formWith(randNum: string): Uint8Array;
}

/** Names what is said of one request and belongs to no form. */
const HAS_ASIDES = /"(?:draft_key|base_version|pdf_base64)"/;

const JSON_OBJECT_START = '{'.charCodeAt(0);

/** A form without what was said only about the request that brought it. */
function withoutAsides(form: object): Record<string, unknown> {
  const { draft_key, base_version, pdf_base64, ...rest }: Record<string, unknown> = { ...form };
  return rest;
}

/**
 * The form data to be given out, from what was kept of a request.
 *
 * Most forms are kept as they came, which is a good part of a save's work less: what was said only about the request is
 * taken out here, since a form is saved a hundred times for every time that it is opened.
 */
function toFormData(kept: Uint8Array): string {
  const text = Buffer.from(kept.buffer, kept.byteOffset, kept.length).toString('utf8');
  if (!HAS_ASIDES.test(text)) return text;
  return JSON.stringify(withoutAsides(JSON.parse(text)));
}

/** Says whether form data is that of a form as it is kept, however each is written. */
export const isFormDataOf = (formData: string, kept: Uint8Array): boolean =>
  JSON.stringify(JSON.parse(formData)) === JSON.stringify(JSON.parse(toFormData(kept)));

/**
 * Takes a request apart. The form is the request as it was parsed from JSON, not what a schema made of it, so that
 * every key stays, `__proto__` too.
 *
 * @param sent The bytes that it was parsed from.
 */
export function readDraft(request: SaveRequest | SubmitRequest, sent: Uint8Array): IncomingDraft {
  const { draft_key, base_version } = request;
  // Not one that begins with a byte order mark, which JSON.parse takes for a letter.
  const isAsKept = (randNum: string): boolean =>
    request.action === 'save' && request.rand_num === randNum && sent[0] === JSON_OBJECT_START;
  return {
    productId: request.product_id,
    randNum: request.rand_num === NEW_DRAFT ? null : request.rand_num,
    draftKey: draft_key ?? null,
    baseVersion: base_version ?? null,
    documentName: request.personalDetails?.documentName ?? '',
    // The number goes in because Edit reads it here: with '0' an edited document would be saved as another one. The
    // action is always the same, so that a draft reads the same whether it was saved or submitted.
    formWith: (randNum) =>
      isAsKept(randNum)
        ? sent
        : Buffer.from(JSON.stringify({ ...withoutAsides(request), action: 'save', rand_num: randNum })),
  };
}

/** So many names are remembered, of those that aren't longer than a name should be. */
const MOST_NAMES = 20_000;
const LONGEST_IN_BASE64 = 400;
const NAME_MS = 10 * 60 * 1000;

/** Gives a name whose sealed bytes come in base64. */
type OpenListedName = (id: string, keyId: string, base64: string) => string;

/** A name that was opened, and what it was opened from. */
interface OpenedName {
  keyId: string;
  base64: string;
  name: string;
}

/**
 * Remembers for some minutes what names were opened: somebody who saves, moves or comes back is shown the same list again,
 * and to open its names takes longer than to read them. What is remembered counts only for the very bytes that it was
 * opened from, so a name that was changed, whoever changed it, is opened anew.
 */
function makeListedNames(open: (id: string, sealed: Sealed) => string): OpenListedName {
  const names = makeFadingMap<OpenedName>(MOST_NAMES, NAME_MS, Date.now);
  return (id, keyId, base64) => {
    const known = names.get(id);
    if (known !== undefined && known.base64 === base64 && known.keyId === keyId) return known.name;
    const name = open(id, { keyId, bytes: Buffer.from(base64, 'base64') });
    if (base64.length <= LONGEST_IN_BASE64) names.set(id, { keyId, base64, name });
    return name;
  };
}

/** Seals and opens what a document holds; each value opens only as what it was sealed as, for its own document. */
export function documentSeals(vault: Vault) {
  const openName = (id: string, sealed: Sealed): string => vault.open(sealed, `name/${id}`).toString('utf8');
  return {
    form: (id: string, form: Uint8Array): Sealed => vault.seal(packForm(form), `form/${id}`),
    name: (id: string, name: string): Sealed => vault.seal(Buffer.from(name), `name/${id}`),
    pdf: (id: string, bytes: Uint8Array): Sealed => vault.seal(bytes, `pdf/${id}`),
    /** The key of an object that holds a PDF. */
    fileKey: (id: string, key: Uint8Array): Sealed => vault.seal(key, `file-key/${id}`),
    /** Gives the form data. */
    openForm: (id: string, sealed: Sealed): string =>
      toFormData(unpackForm(vault.open(sealed, `form/${id}`))),
    openName,
    openListedName: makeListedNames(openName),
    openPdf: (id: string, sealed: Sealed): Buffer => vault.open(sealed, `pdf/${id}`),
    openFileKey: (id: string, sealed: Sealed): Buffer => vault.open(sealed, `file-key/${id}`),
    /** The key that seals now. */
    currentKeyId: vault.currentKeyId,
  };
}
export type DocumentSeals = ReturnType<typeof documentSeals>;
