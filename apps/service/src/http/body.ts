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

/** A body that was read. */
export interface JsonBody {
  value: unknown;
  /** As it came. */
  bytes: Uint8Array;
}

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

/**
 * A body's JSON value, and its bytes.
 *
 * @throws ApiError 400 where it is no JSON in UTF-8 or nests too deep, 413 where it is longer than it declared.
 */
export async function readJson(request: Request, mostBytes: number): Promise<JsonBody> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength > mostBytes) throw new ApiError(413, 'TOO_LARGE', 'The request is too large.');
  let value: unknown;
  try {
    value = JSON.parse(decode(bytes));
  } catch (cause) {
    throw new ApiError(400, 'INVALID_BODY', 'The body is not JSON in UTF-8.', { cause });
  }
  if (isDeeperThan(value, MOST_LEVELS)) throw new ApiError(400, 'INVALID_BODY', 'The body nests too deep.');
  return { value, bytes };
}
