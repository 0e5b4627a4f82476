import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createDocumentClient } from '../client.ts';
import { RateLimitedError, RefusedError, ServiceFaultError, UnreachableError } from '../errors.ts';
import { retryPolicy } from '../retry.ts';
import { accountQuery } from './get-account.ts';
import { documentQuery, documentsPagesQuery, documentsQuery } from './list-documents.ts';

describe('a repeat', () => {
  it('follows no answer and faults that pass, twice at most', () => {
    for (const error of [new UnreachableError('save', {}), new ServiceFaultError('save', 503)]) {
      expect([0, 1, 2].map((count) => retryPolicy(count, error))).toEqual([true, true, false]);
    }
  });

  it.each([
    new RefusedError('save', null),
    new RateLimitedError('save', 1),
    new ServiceFaultError('save', 501),
    new Error('a fault of our own'),
  ])('never follows %s', (error) => {
    expect(retryPolicy(0, error)).toBe(false);
  });
});

describe('the cache', () => {
  const pages: Record<string, unknown> = {
    first: { documents: [{ FileLink: 'a' }], nextCursor: 'c1' },
    c1: { documents: [{ FileLink: 'b' }] },
  };
  const client = createDocumentClient({
    documentsUrl: '/api/documents',
    ordersUrl: '/api/orders',
    getToken: () => 'a.b.c',
    fetch: async (_, init) => {
      const asked: unknown = JSON.parse(String(init?.body));
      const cursor =
        typeof asked === 'object' && asked !== null && 'cursor' in asked ? String(asked.cursor) : 'first';
      return Response.json(pages[cursor]);
    },
  });

  it('fetches page after page', async () => {
    const queryClient = new QueryClient();
    const { pages: fetched } = await queryClient.fetchInfiniteQuery({
      ...documentsPagesQuery(client, 1),
      pages: 5,
    });
    expect(fetched.flatMap(({ documents }) => documents.map(({ fileLink }) => fileLink))).toEqual(['a', 'b']);
  });

  it('keeps lists, documents and account under keys of their own', () => {
    const keys = [
      documentsQuery(client).queryKey,
      documentsQuery(client, { limit: 5 }).queryKey,
      documentsPagesQuery(client, 5).queryKey,
      documentQuery(client, 'a').queryKey,
      accountQuery(client).queryKey,
    ].map((key) => JSON.stringify(key));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
