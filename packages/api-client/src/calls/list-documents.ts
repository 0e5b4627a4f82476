import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type CallOptions, type DocumentClient, TIMEOUTS } from '../client.ts';
import { PRODUCT_ID } from '../contract/constants.ts';
import { documentsAnswerSchema } from '../contract/documents.ts';
import { InvalidResponseError, NotFoundError, RefusedError } from '../errors.ts';
import { retryPolicy } from '../retry.ts';
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

/** The key of every cached list and document: invalidate it after a save, a submit or a move. */
export const documentsKey = ['documents'] as const;

async function askForDocuments(
  client: DocumentClient,
  question: { fields?: 'summary'; limit?: number; cursor?: string; fileLink?: string },
  { signal }: CallOptions,
): Promise<DocumentsList> {
  const action = 'getDocuments';
  const body = { action, subaction: 'Documents', product_id: PRODUCT_ID, ...question } as const;
  const answer = await client.postToDocuments(body, {
    action,
    answer: documentsAnswerSchema,
    timeoutMs: TIMEOUTS.call,
    signal,
  });
  if (answer.success === false) throw new RefusedError(action, answer.message ?? null);
  if (answer.documents === undefined || answer.documents === null) throw new InvalidResponseError(action);
  return { documents: answer.documents.map(toStoredDocument), nextCursor: answer.nextCursor ?? null };
}

/**
 * The person's documents, drafts and bin included, without their form data where the service can leave it out.
 *
 * @see spec.md section 7, List documents
 */
export function listDocuments(
  client: DocumentClient,
  { limit, cursor }: DocumentsPage = {},
  options: CallOptions = {},
): Promise<DocumentsList> {
  return askForDocuments(
    client,
    {
      fields: 'summary',
      ...(limit === undefined ? {} : { limit }),
      ...(cursor === undefined || cursor === null ? {} : { cursor }),
    },
    options,
  );
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
  const { documents } = await askForDocuments(client, { fileLink }, options);
  // A service that doesn't know the field answers the whole list.
  const found = documents.find((document) => document.fileLink === fileLink);
  if (found === undefined) throw new NotFoundError('getDocuments');
  return found;
}

/** `listDocuments` for `useQuery`: one page. */
export const documentsQuery = (client: DocumentClient, page: DocumentsPage = {}) =>
  queryOptions({
    queryKey: [...documentsKey, 'list', page],
    queryFn: ({ signal }) => listDocuments(client, page, { signal }),
    retry: retryPolicy,
  });

/** `listDocuments` for `useInfiniteQuery`: page after page. */
export const documentsPagesQuery = (client: DocumentClient, limit: number) =>
  infiniteQueryOptions({
    queryKey: [...documentsKey, 'pages', limit],
    queryFn: ({ signal, pageParam: cursor }) => listDocuments(client, { limit, cursor }, { signal }),
    initialPageParam: firstPage(),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    retry: retryPolicy,
  });

const firstPage = (): string | null => null;

/** `getDocument` for `useQuery` or `queryClient.fetchQuery`. Never taken from the cache: Edit wants the latest. */
export const documentQuery = (client: DocumentClient, fileLink: string) =>
  queryOptions({
    queryKey: [...documentsKey, 'one', fileLink],
    queryFn: ({ signal }) => getDocument(client, fileLink, { signal }),
    staleTime: 0,
    retry: retryPolicy,
  });
