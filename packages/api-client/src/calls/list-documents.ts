import { z } from 'zod';
import { type CallOptions, type DocumentClient, TIMEOUTS } from '../client.ts';
import { PRODUCT_ID } from '../contract/constants.ts';
import { documentItemSchema, documentsAnswerSchema } from '../contract/documents.ts';
import { InvalidResponseError, NotFoundError, RefusedError } from '../errors.ts';
import { type StoredDocument, toStoredDocument } from './stored-document.ts';

/** Which part of the list is asked for. A service that knows only the specified fields answers the whole list. */
export interface DocumentsPage {
  /** At most so many documents. */
  limit?: number | undefined;
  /** `nextCursor` of the page before; null or absent for the first. */
  cursor?: string | null | undefined;
}

/** A page of the list, the newest first. */
export interface DocumentsList {
  documents: StoredDocument[];
  /** Asks for the next page; null on the last. */
  nextCursor: string | null;
}

/** Documents that are read in one go: a few milliseconds' work on a slow phone. */
const SLICE = 100;

const itemsSchema = z.array(documentItemSchema);

const ACTION = 'getDocuments';

/** A page as it travelled: its items are not read yet. */
export interface UnreadPage {
  items: readonly unknown[];
  nextCursor: string | null;
}

async function askForItems(
  client: DocumentClient,
  question: { fields?: 'summary'; limit?: number; cursor?: string; fileLink?: string },
  { signal }: CallOptions,
): Promise<UnreadPage> {
  const body = { action: ACTION, subaction: 'Documents', product_id: PRODUCT_ID, ...question } as const;
  const answer = await client.postToDocuments(body, {
    action: ACTION,
    answer: documentsAnswerSchema,
    timeoutMs: TIMEOUTS.call,
    signal,
  });
  if (answer.success === false) throw new RefusedError(ACTION, answer.message ?? null);
  if (answer.documents === undefined || answer.documents === null) throw new InvalidResponseError(ACTION);
  return { items: answer.documents, nextCursor: answer.nextCursor ?? null };
}

/**
 * Reads items slice by slice. Thousands of them take a slow phone half a second, in which it should still answer to
 * a finger.
 */
export async function readItems(
  items: readonly unknown[],
  { signal }: CallOptions,
): Promise<StoredDocument[]> {
  const documents: StoredDocument[] = [];
  for (let at = 0; at < items.length; at += SLICE) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    const slice = itemsSchema.safeParse(items.slice(at, at + SLICE));
    if (!slice.success) throw new InvalidResponseError(ACTION, { cause: slice.error });
    documents.push(...slice.data.map(toStoredDocument));
  }
  return documents;
}

/** Asks for a page of summaries, and leaves it unread. */
export const fetchSummaries = (
  client: DocumentClient,
  { limit, cursor }: DocumentsPage,
  options: CallOptions,
): Promise<UnreadPage> =>
  askForItems(
    client,
    {
      fields: 'summary',
      ...(limit === undefined ? {} : { limit }),
      ...(cursor === undefined || cursor === null ? {} : { cursor }),
    },
    options,
  );

/**
 * The person's documents, drafts and bin included, without their form data where the service can leave it out.
 *
 * @see spec.md section 7, List documents
 */
export async function listDocuments(
  client: DocumentClient,
  page: DocumentsPage = {},
  options: CallOptions = {},
): Promise<DocumentsList> {
  const { items, nextCursor } = await fetchSummaries(client, page, options);
  return { documents: await readItems(items, options), nextCursor };
}

/**
 * One document whole, for Edit.
 *
 * @throws NotFoundError where the person has no such document.
 */
export async function getDocument(
  client: DocumentClient,
  fileLink: string,
  options: CallOptions = {},
): Promise<StoredDocument> {
  const { items } = await askForItems(client, { fileLink }, options);
  const documents = await readItems(items, options);
  // A service that doesn't know the field answers the whole list.
  const found = documents.find((document) => document.fileLink === fileLink);
  if (found === undefined) throw new NotFoundError(ACTION);
  return found;
}
