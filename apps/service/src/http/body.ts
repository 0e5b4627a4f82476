import { isAscii } from 'node:buffer';
import { ApiError } from './api-error.ts';

/** Deeper than any form nests; a body that goes deeper would overflow the stack of what writes it again. */
const MOST_LEVELS = 64;

/** Says whether a JSON value nests deeper than so many levels. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  const items: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (const item of items) if (isDeeperThan(item, levels - 1)) return true;
  return false;
}

/** Strict, so that a name in another encoding is refused, not kept with letters lost. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Of plain letters, as most forms are, each byte is a letter, which is quicker to see than to decode. */
const decode = (bytes: Uint8Array): string =>
  isAscii(bytes)
    ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
    : utf8.decode(bytes);

/**
 * The length that a body declares, in bytes.
 *
 * @throws ApiError 411 where it declares none, 413 where it is over the limit. Both before a byte is read.
 */
export function declaredLength(request: Request, mostBytes: number): number {
  const header = request.headers.get('content-length');
  if (header === null || !/^\d+$/.test(header)) {
    throw new ApiError(411, 'LENGTH_REQUIRED', 'The request must say how long it is.');
  }
  const bytes = Number(header);
  if (bytes > mostBytes) throw new ApiError(413, 'TOO_LARGE', 'The request is too large.');
  return bytes;
}

/** The sender went away, or the line broke: no fault of ours. */
export const incompleteBody = (cause: unknown): ApiError =>
  new ApiError(400, 'INCOMPLETE', 'The request ended before all of it had come.', { cause });

/**
 * A body's bytes.
 *
 * @throws ApiError 400 where it doesn't come to its end, 413 where it is longer than it declared.
 */
export async function readBytes(request: Request, mostBytes: number): Promise<Uint8Array> {
  const buffer = await request.arrayBuffer().catch((cause: unknown) => {
    throw incompleteBody(cause);
  });
  if (buffer.byteLength > mostBytes) throw new ApiError(413, 'TOO_LARGE', 'The request is too large.');
  return new Uint8Array(buffer);
}

/**
 * The JSON value that a body's bytes hold.
 *
 * @throws ApiError 400 where they are no JSON in UTF-8, or nest too deep.
 */
export function readJson(bytes: Uint8Array): unknown {
  let value: unknown;
  try {
    value = JSON.parse(decode(bytes));
  } catch (cause) {
    throw new ApiError(400, 'INVALID_BODY', 'The body is not JSON in UTF-8.', { cause });
  }
  if (isDeeperThan(value, MOST_LEVELS)) throw new ApiError(400, 'INVALID_BODY', 'The body nests too deep.');
  return value;
}
