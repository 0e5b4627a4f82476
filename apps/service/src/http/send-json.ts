import type { Context } from 'hono';
import { chooseEncoding, encode } from '../web/compression.ts';
import type { Env } from './client-address.ts';

/** A shorter answer fits into one packet as it is. */
const LEAST_BYTES = 1024;

/** Sends an answer, compressed where that is worth it and the caller takes it. */
export async function sendJson(c: Context<Env>, answer: object): Promise<Response> {
  const text = JSON.stringify(answer);
  const headers = { 'content-type': 'application/json' };
  c.header('vary', 'accept-encoding', { append: true });
  const encoding = text.length < LEAST_BYTES ? 'identity' : chooseEncoding(c.req.header('accept-encoding'));
  if (encoding === 'identity') {
    return c.body(text, 200, { ...headers, 'content-length': String(Buffer.byteLength(text)) });
  }
  const bytes = await encode(Buffer.from(text), encoding, 'once');
  return c.body(Uint8Array.from(bytes), 200, {
    ...headers,
    'content-encoding': encoding,
    'content-length': String(bytes.length),
  });
}
