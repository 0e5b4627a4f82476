import { AwsClient } from 'aws4fetch';
import { type ObjectStore, ObjectStoreUnavailableError } from './object-store.ts';

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

/** What the store answered. */
interface Answer {
  status: number;
  bytes: Uint8Array;
}

/**
 * A bucket addressed by path, which every S3-compatible store understands. Throttled and failed requests are repeated
 * by the client, a few times.
 */
export function s3Store({ endpoint, bucket, ...credentials }: S3Options): ObjectStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 });
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}/`;

  /** The body is read even where nobody wants it: unread ones hold their connection. */
  async function exchange(method: string, key: string, body?: Uint8Array): Promise<Answer> {
    try {
      const response = await client.fetch(`${base}${key}`, {
        method,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body === undefined ? {} : { body: Uint8Array.from(body) }),
      });
      return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
    } catch (cause) {
      throw new ObjectStoreUnavailableError(`The object store did not answer ${method}`, { cause });
    }
  }

  /** @returns Null where there is no such object. The message holds no more than the status: answers may quote keys. */
  async function send(method: string, key: string, body?: Uint8Array): Promise<Uint8Array | null> {
    const { status, bytes } = await exchange(method, key, body);
    if (status >= 200 && status < 300) return bytes;
    if (status === 404 && body === undefined) return null;
    throw new ObjectStoreUnavailableError(`The object store answered ${method} with ${status}`);
  }

  return {
    async put(key, bytes) {
      await send('PUT', key, bytes);
    },
    get: (key) => send('GET', key),
    async delete(key) {
      await send('DELETE', key);
    },
  };
}
