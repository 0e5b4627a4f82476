import { type DocumentClient, getDocument, type StoredDocument } from '@virasat/api-client';
import { parseStoredDraft } from '@virasat/will-model';
import type { OpenedDocument } from '../draft/draft-store.ts';
import { documentsTexts as texts } from './documents-texts.ts';

/** There is nothing in the document to edit. */
export class NoFormDataError extends Error {
  override readonly name = 'NoFormDataError';
  readonly code = 'no-form-data';
}

/** What the person reads where a document could not be opened (spec.md section 8, Documents). */
export const openFailure = (error: unknown): string =>
  error instanceof NoFormDataError ? texts.noFormData : texts.openFailed;

const randNumIn = (form: unknown): string | null =>
  typeof form === 'object' && form !== null && 'rand_num' in form && typeof form.rand_num === 'string'
    ? form.rand_num
    : null;

/**
 * Fetches a document whole and reads the draft in it. The control fields that saved data carries are no part of the
 * draft and stay behind (spec.md section 3).
 *
 * @throws NoFormDataError Where it holds none; SyntaxError or DraftFormatError where it can't be read; any
 *   DocumentServiceError.
 */
export async function fetchForEditing(
  client: DocumentClient,
  listed: StoredDocument,
): Promise<OpenedDocument> {
  // A draft without a link can't be asked for; a service that has such drafts lists them whole.
  const { formData, rand_num, version } =
    listed.fileLink === null ? listed : await getDocument(client, listed.fileLink);
  if (formData === null) throw new NoFormDataError();
  const form: unknown = JSON.parse(formData);
  const { draft } = parseStoredDraft(form);
  return { draft, randNum: rand_num ?? randNumIn(form) ?? '', version };
}
