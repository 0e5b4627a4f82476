import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { UnauthenticatedError } from '@virasat/api-client';
import { session } from './session.ts';

/** What the service has told one person, and whether it still takes their session. */
export interface AccountCache {
  queryClient: QueryClient;
  /** Whether the last call that ended was refused for its session (401). */
  isRejected(): boolean;
  /** Hears of each change of `isRejected`. */
  subscribe(listener: () => void): () => void;
}

function makeCache(): AccountCache {
  const listeners = new Set<() => void>();
  let isRejected = false;
  const note = (next: boolean): void => {
    if (next === isRejected) return;
    isRejected = next;
    for (const listener of listeners) listener();
  };
  const onError = (error: Error): void => {
    if (error instanceof UnauthenticatedError) note(true);
  };
  const onSuccess = (): void => note(false);
  return {
    queryClient: new QueryClient({
      queryCache: new QueryCache({ onError, onSuccess }),
      mutationCache: new MutationCache({ onError, onSuccess }),
      defaultOptions: {
        queries: {
          // What was read stays readable for as long as the person is signed in, with a connection or without.
          gcTime: Number.POSITIVE_INFINITY,
          // A call is made even where the browser believes to be offline: it fails at once and says so, instead of
          // waiting behind a spinner or being sent later, unasked.
          networkMode: 'always',
          refetchOnReconnect: true,
        },
        mutations: { networkMode: 'always' },
      },
    }),
    isRejected: () => isRejected,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let current: { owner: string; cache: AccountCache } | null = null;

/**
 * The cache of the person who is signed in. It outlives the pages, so that a list is there again after a look at a
 * public page; another person starts with an empty one.
 */
export function accountCacheOf(owner: string): AccountCache {
  if (current?.owner !== owner) {
    current?.cache.queryClient.clear();
    current = { owner, cache: makeCache() };
  }
  return current.cache;
}

// After a sign-out, here or in another tab, nothing that belonged to the person may be found in memory.
session.subscribe(() => {
  if (session.getSnapshot().status !== 'signed-out') return;
  current?.cache.queryClient.clear();
  current = null;
});
