import { useInfiniteQuery } from '@tanstack/react-query';
import { documentsQuery } from '@virasat/api-client';
import { useEffect, useMemo } from 'react';
import { useAccount } from '../account/account-context.tsx';
import { type DocumentRows, documentRows } from './document-rows.ts';

/** How long the first page stands before the rest is asked for, in ms: a few frames. */
const REST_AFTER_MS = 100;

/** The person's documents, and how the fetching of them goes. */
export interface Documents {
  rows: DocumentRows;
  /** True until something is known. */
  isPending: boolean;
  /** The last fetch failed; what was known before is still in `rows`. */
  isError: boolean;
  refetch(): void;
}

/** Fetches the documents: a first page to show at once, then the rest without being asked. */
export function useDocuments(): Documents {
  const { client } = useAccount();
  const query = useInfiniteQuery(documentsQuery(client));
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (!hasNextPage || isFetching || isError) return;
    // Not before the first page has been painted: the rest may be fifty times as long.
    const asking = setTimeout(() => void fetchNextPage(), REST_AFTER_MS);
    return () => clearTimeout(asking);
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const rows = useMemo(() => documentRows(data), [data]);
  return { rows, isPending: query.isPending, isError, refetch: () => void query.refetch() };
}
