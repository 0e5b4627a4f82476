import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type CallOptions, type DocumentClient, TIMEOUTS } from '../client.ts';
import { LIMITS, PRODUCT_ID } from '../contract/constants.ts';
import { documentsAnswerSchema } from '../contract/documents.ts';
import { InvalidResponseError, NotFoundError, RefusedError } from '../errors.ts';
import { retryPolicy } from '../retry.ts';
import type { DocumentsMove } from './move-documents.ts';
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

/** The whole list as it is cached: its first page, then the rest. */
export type CachedDocuments = InfiniteData<DocumentsList>;

const firstPage = (): string | null => null;

/**
 * The whole list for `useInfiniteQuery`, in at most two answers: a first page that is quick to show, then the rest.
 * Page by page, a long list would use up the calls that one person may make in a minute.
 */
export const documentsQuery = (client: DocumentClient) =>
  infiniteQueryOptions({
    queryKey: [...documentsKey, 'list'],
    queryFn: ({ signal, pageParam: cursor }) =>
      listDocuments(client, cursor === null ? { limit: LIMITS.pageItems } : { cursor }, { signal }),
    initialPageParam: firstPage(),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    retry: retryPolicy,
  });

/**
 * The cached list after a move, before the service has answered. Pages and documents that did not move are the same
 * objects as before.
 *
 * When a document will be deleted is the service's to say: a moved one's date is not known until then.
 */
export function withMoved(list: CachedDocuments, { documents, to }: DocumentsMove): CachedDocuments {
  const moved = new Set(documents.map(({ fileLink }) => fileLink));
  const isMoved = ({ fileLink }: StoredDocument): boolean => fileLink !== null && moved.has(fileLink);
  return {
    ...list,
    pages: list.pages.map((page) =>
      page.documents.some(isMoved)
        ? {
            ...page,
            documents: page.documents.map((document) =>
              isMoved(document) ? { ...document, isInBin: to === 'bin' } : document,
            ),
          }
        : page,
    ),
  };
}

/** `getDocument` for `useQuery` or `queryClient.fetchQuery`. Never taken from the cache: Edit wants the latest. */
export const documentQuery = (client: DocumentClient, fileLink: string) =>
  queryOptions({
    queryKey: [...documentsKey, 'one', fileLink],
    queryFn: ({ signal }) => getDocument(client, fileLink, { signal }),
    staleTime: 0,
    retry: retryPolicy,
  });
