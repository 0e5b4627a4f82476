import { AwsClient } from 'aws4fetch';
import type { ObjectStore } from './object-store.ts';

/** A bucket of an S3-compatible store. */
export interface S3Options {
  /** Origin of the store, with a path where it has one. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The largest PDF takes its time on a slow line, but a store that is silent so long is down. Milliseconds. */
const TIMEOUT_MS = 30_000;

/** The store didn't do what it was asked. The message holds no more than the status: answers may quote keys. */
class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
  constructor(method: string, status: number) {
    super(`The object store answered ${method} with ${status}`);
  }
}

/**
 * A bucket addressed by path, which every S3-compatible store understands. Throttled and failed requests are repeated
 * by the client, a few times.
 */
export function s3Store({ endpoint, bucket, ...credentials }: S3Options): ObjectStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 });
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}/`;

  const send = (method: string, key: string, body?: Uint8Array): Promise<Response> =>
    client.fetch(`${base}${key}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body: Uint8Array.from(body) }),
    });

  /** The body is read even where nobody wants it: unread ones hold their connection. */
  const settle = async (method: string, response: Response): Promise<Uint8Array> => {
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (!response.ok) throw new ObjectStoreError(method, response.status);
    return bytes;
  };

  return {
    async put(key, bytes) {
      await settle('PUT', await send('PUT', key, bytes));
    },
    async get(key) {
      const response = await send('GET', key);
      if (response.status !== 404) return settle('GET', response);
      await response.arrayBuffer();
      return null;
    },
    async delete(key) {
      const response = await send('DELETE', key);
      if (response.status === 404) await response.arrayBuffer();
      else await settle('DELETE', response);
    },
  };
}
