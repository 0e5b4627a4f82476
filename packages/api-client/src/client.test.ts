import { describe, expect, it } from 'vitest';
import { getAccount } from './calls/get-account.ts';
import { createDocumentClient } from './client.ts';
import { InvalidResponseError, RateLimitedError, ServiceFaultError, UnreachableError } from './errors.ts';
import { answering } from './test-support/answering.ts';

const account = { success: true, documents: [{ Email: 'meera@example.com', Balance: 0, Coupons: 1 }] };

const clientWith = (fetch: typeof globalThis.fetch, getToken: () => string | null = () => 'a.b.c') =>
  createDocumentClient({ documentsUrl: '/api/documents', ordersUrl: '/api/orders', getToken, fetch });

describe('a request', () => {
  it('is JSON with the bearer token and no header of our own', async () => {
    const { client, seen } = answering({ body: account });
    await getAccount(client);
    expect(seen).toHaveLength(1);
    expect([...(seen[0]?.headers.keys() ?? [])].sort()).toEqual(['authorization', 'content-type']);
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer a.b.c');
    expect(seen[0]?.url).toBe('https://documents.example.com/');
  });

  it('is not sent without a token', async () => {
    let sent = 0;
    const fetch = async () => {
      sent += 1;
      return new Response('{}');
    };
    for (const token of [null, '']) {
      await expect(getAccount(clientWith(fetch, () => token))).rejects.toMatchObject({
        code: 'unauthenticated',
        reason: 'no-token',
      });
    }
    expect(sent).toBe(0);
  });

  it('asks for the token anew every time', async () => {
    const tokens = ['first', 'second'];
    const sent: (string | null)[] = [];
    const client = clientWith(
      async (_, init) => {
        sent.push(new Headers(init?.headers).get('authorization'));
        return Response.json(account);
      },
      () => tokens.shift() ?? null,
    );
    await getAccount(client);
    await getAccount(client);
    expect(sent).toEqual(['Bearer first', 'Bearer second']);
  });

  it("ends with the caller's reason when the caller ends it", async () => {
    const controller = new AbortController();
    const client = clientWith((_, init) => {
      controller.abort(new Error('left the page'));
      return Promise.reject(init?.signal?.reason);
    });
    await expect(getAccount(client, { signal: controller.signal })).rejects.toThrow('left the page');
  });

  it('is unreachable when it is ended by anything else', async () => {
    const client = clientWith(() => Promise.reject(new DOMException('too long', 'TimeoutError')));
    await expect(getAccount(client)).rejects.toBeInstanceOf(UnreachableError);
  });

  it('is unreachable when the connection breaks within the answer', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    const client = clientWith(async () => new Response(broken));
    await expect(getAccount(client)).rejects.toMatchObject({ code: 'unreachable' });
  });
});

describe('a status', () => {
  it.each([
    [400, 'refused'],
    [401, 'unauthenticated'],
    [403, 'refused'],
    [404, 'not-found'],
    [409, 'conflict'],
    [411, 'refused'],
    [413, 'too-large'],
    [422, 'refused'],
    [429, 'rate-limited'],
    [500, 'fault'],
    [501, 'fault'],
    [503, 'fault'],
  ])('%i is told as %s, whatever the body', async (status, code) => {
    for (const body of ['', '<html>', 'null', { success: false, message: 'No.', code: 'X' }]) {
      await expect(getAccount(answering({ status, body }).client)).rejects.toMatchObject({ code });
    }
  });

  it('401 says that the token was sent and refused', async () => {
    const { client } = answering({ status: 401, body: {} });
    await expect(getAccount(client)).rejects.toMatchObject({ reason: 'rejected' });
  });

  it('409 carries the version that the service has', async () => {
    const conflict = (body: unknown) => getAccount(answering({ status: 409, body }).client);
    await expect(conflict({ version: 7 })).rejects.toMatchObject({ version: 7 });
    await expect(conflict({ version: 'seven' })).rejects.toMatchObject({ version: null });
    await expect(conflict({})).rejects.toMatchObject({ version: null });
  });

  it('429 carries the seconds to wait, where they are whole seconds', async () => {
    const limited = (wait: string) =>
      getAccount(answering({ status: 429, headers: { 'retry-after': wait }, body: {} }).client);
    await expect(limited('12')).rejects.toEqual(new RateLimitedError('getDocuments', 12));
    await expect(limited('Wed, 21 Oct 2026 07:28:00 GMT')).rejects.toMatchObject({ retryAfterSeconds: null });
  });

  it("400 carries the service's words", async () => {
    const { client } = answering({ status: 400, body: { success: false, message: 'name: too long' } });
    await expect(getAccount(client)).rejects.toMatchObject({ serviceMessage: 'name: too long' });
  });

  it('500 keeps its number', async () => {
    const { client } = answering({ status: 502, body: '' });
    await expect(getAccount(client)).rejects.toEqual(new ServiceFaultError('getDocuments', 502));
  });
});

describe('an answer that does not fit', () => {
  it.each(['', '<!doctype html><title>Sign in to the Wi-Fi</title>', 'null', '[]', '"ok"', '12'])(
    '%j is an invalid response, never undefined',
    async (body) => {
      await expect(getAccount(answering({ body }).client)).rejects.toBeInstanceOf(InvalidResponseError);
    },
  );

  it('puts nothing personal into the error', async () => {
    const { client } = answering({ body: { success: true, documents: [{ Email: 42, FullName: 'Meera' }] } });
    const error = await getAccount(client).catch((thrown: unknown) => thrown);
    expect(String(error)).not.toContain('Meera');
    expect(error instanceof Error && String(error.cause)).not.toContain('Meera');
  });
});
