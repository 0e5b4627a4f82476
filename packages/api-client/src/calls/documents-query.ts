import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallOptions, DocumentClient } from '../client.ts';
import { retryPolicy } from '../retry.ts';
import { fetchSummaries, getDocument, listDocuments, readItems } from './list-documents.ts';
import type { DocumentsMove } from './move-documents.ts';
import type { StoredDocument } from './stored-document.ts';

/** The key of every cached list and document: invalidate it after a save, a submit or a move. */
export const documentsKey = ['documents'] as const;

/** Documents of the first page: as many as a table draws at once, so that they are read and shown soonest. */
const FIRST_PAGE = 25;

/** Brings a page of the list. */
type PageFetcher = (options: CallOptions) => Promise<CachedPage>;

/** A page of the list as it is cached. */
export interface CachedPage {
  documents: StoredDocument[];
  /** Brings what follows; null on the last page. */
  fetchNext: PageFetcher | null;
}

/** The whole list as it is cached: its first page, then the rest. */
export type CachedDocuments = InfiniteData<CachedPage>;

const restAfter =
  (client: DocumentClient, cursor: string): PageFetcher =>
  async (options) => {
    const { documents, nextCursor } = await listDocuments(client, { cursor }, options);
    return { documents, fetchNext: nextCursor === null ? null : restAfter(client, nextCursor) };
  };

const firstPage =
  (client: DocumentClient): PageFetcher =>
  async (options) => {
    const { items, nextCursor } = await fetchSummaries(client, { limit: FIRST_PAGE }, options);
    if (nextCursor !== null) {
      return { documents: await readItems(items, options), fetchNext: restAfter(client, nextCursor) };
    }
    // A service that knows no pages has sent everything at once: it is here, but not read.
    const rest = items.slice(FIRST_PAGE);
    return {
      documents: await readItems(items.slice(0, FIRST_PAGE), options),
      fetchNext:
        rest.length === 0
          ? null
          : async (later) => ({ documents: await readItems(rest, later), fetchNext: null }),
    };
  };

/**
 * The whole list for `useInfiniteQuery`, in at most two answers: a first page that is quick to show, then the rest.
 * Page by page, a long list would use up the calls that one person may make in a minute.
 */
export const documentsQuery = (client: DocumentClient) =>
  infiniteQueryOptions({
    queryKey: [...documentsKey, 'list'],
    queryFn: ({ signal, pageParam: fetchPage }) => fetchPage({ signal }),
    initialPageParam: firstPage(client),
    getNextPageParam: ({ fetchNext }) => fetchNext,
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
