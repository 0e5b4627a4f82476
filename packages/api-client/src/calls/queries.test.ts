import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createDocumentClient, type DocumentClient } from '../client.ts';
import {
  InvalidResponseError,
  RateLimitedError,
  RefusedError,
  ServiceFaultError,
  UnreachableError,
} from '../errors.ts';
import { retryPolicy } from '../retry.ts';
import { answering } from '../test-support/answering.ts';
import { documentQuery, documentsQuery, withMoved } from './documents-query.ts';
import { accountQuery } from './get-account.ts';
import { listDocuments } from './list-documents.ts';

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

/** A service with three documents of which it gives one on the first page, and what it was asked. */
function listing() {
  const asked: unknown[] = [];
  const client = createDocumentClient({
    documentsUrl: '/api/documents',
    ordersUrl: '/api/orders',
    getToken: () => 'a.b.c',
    fetch: async (_, init) => {
      const body: object = JSON.parse(String(init?.body));
      asked.push(body);
      return Response.json(
        'cursor' in body
          ? { documents: [{ FileLink: 'b' }, { FileLink: 'c', pendingDelete: true }, {}] }
          : { documents: [{ FileLink: 'a' }], nextCursor: 'after a' },
      );
    },
  });
  return { client, asked };
}

const fetchAll = (client: DocumentClient) =>
  new QueryClient().fetchInfiniteQuery({ ...documentsQuery(client), pages: 10 });

describe('the list', () => {
  it('is fetched as one quick page and the rest', async () => {
    const { client, asked } = listing();
    const { pages } = await fetchAll(client);
    expect(pages.map(({ documents }) => documents.map(({ fileLink }) => fileLink))).toEqual([
      ['a'],
      ['b', 'c', null],
    ]);
    const common = { action: 'getDocuments', subaction: 'Documents', product_id: '01', fields: 'summary' };
    expect(asked).toEqual([
      { ...common, limit: 25 },
      { ...common, cursor: 'after a' },
    ]);
  });

  it('is read in two steps where a service that knows no pages sends all at once', async () => {
    const items = Array.from({ length: 240 }, (_, at) => ({ FileLink: String(at) }));
    const { client, seen } = answering({ body: { documents: items } });
    const query = documentsQuery(client);
    const first = await new QueryClient().fetchInfiniteQuery(query);
    expect(first.pages.map(({ documents }) => documents.length)).toEqual([25]);
    const { pages } = await fetchAll(client);
    expect(pages.map(({ documents }) => documents.length)).toEqual([25, 215]);
    expect(pages.flatMap(({ documents }) => documents.map(({ fileLink }) => fileLink))).toEqual(
      items.map(({ FileLink }) => FileLink),
    );
    expect(seen).toHaveLength(2);
  });

  it('is one step where all of it came on the first page', async () => {
    const { client } = answering({ body: { documents: Array.from({ length: 25 }, () => ({})) } });
    expect((await fetchAll(client)).pages).toHaveLength(1);
  });

  it('is refused for an item that fits nothing, however late it comes', async () => {
    const items = Array.from({ length: 240 }, (_, at) => ({ FileLink: at === 239 ? 7 : String(at) }));
    await expect(fetchAll(answering({ body: { documents: items } }).client)).rejects.toBeInstanceOf(
      InvalidResponseError,
    );
  });

  it('is no longer read once nobody wants it', async () => {
    const items = Array.from({ length: 240 }, (_, at) => ({ FileLink: String(at) }));
    const { client } = answering({ body: { documents: items } });
    const leaving = new AbortController();
    const reading = listDocuments(client, {}, { signal: leaving.signal });
    setTimeout(() => leaving.abort(new Error('left the page')));
    await expect(reading).rejects.toThrow('left the page');
  });

  it('has what was moved in its new place at once, and leaves the rest alone', async () => {
    const before = await fetchAll(listing().client);
    const documents = [{ fileLink: 'c', itemType: 'Testament_will' }];
    const after = withMoved(before, { documents, to: 'list' });
    expect(after.pages[1]?.documents.map(({ isInBin }) => isInBin)).toEqual([false, false, false]);
    expect(after.pages[0]).toBe(before.pages[0]);
    expect(after.pages[1]?.documents[0]).toBe(before.pages[1]?.documents[0]);
    expect(before.pages[1]?.documents[1]?.isInBin).toBe(true);
  });
});

it('the cache keeps list, documents and account under keys of their own', () => {
  const { client } = listing();
  const keys = [
    documentsQuery(client).queryKey,
    documentQuery(client, 'a').queryKey,
    documentQuery(client, 'list').queryKey,
    accountQuery(client).queryKey,
  ].map((key) => JSON.stringify(key));
  expect(new Set(keys).size).toBe(keys.length);
});
