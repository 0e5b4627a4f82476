import { type CallOptions, type DocumentClient, TIMEOUTS } from '../client.ts';
import { PRODUCT_ID } from '../contract/constants.ts';
import { downloadAnswerSchema } from '../contract/documents.ts';
import { InvalidResponseError, RefusedError } from '../errors.ts';

/** The document to download, as the list gave it. */
export interface DocumentToDownload {
  fileLink: string;
  itemType: string;
}

/**
 * A link to the PDF of a complete document. It expires within minutes: open it at once, never keep it.
 *
 * @see spec.md section 7, Download
 */
export async function downloadWill(
  client: DocumentClient,
  { fileLink, itemType }: DocumentToDownload,
  { signal }: CallOptions = {},
): Promise<{ pdfLink: string }> {
  const action = 'returnpdf';
  const body = { action, fileLink, ItemType: itemType, product_id: PRODUCT_ID } as const;
  const answer = await client.postToDocuments(body, {
    action,
    answer: downloadAnswerSchema,
    timeoutMs: TIMEOUTS.call,
    signal,
  });
  if (answer.success === false) throw new RefusedError(action, answer.message ?? null);
  // The specification's 'Download URL not received'.
  if (answer.pdfLink === '') throw new InvalidResponseError(action);
  return { pdfLink: answer.pdfLink };
}
