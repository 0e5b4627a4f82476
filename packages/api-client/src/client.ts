import type { z } from 'zod';
import type { DocumentRequest, OrderRequest } from './contract/requests.ts';
import { InvalidResponseError, UnauthenticatedError, UnreachableError } from './errors.ts';
import { errorForStatus } from './status.ts';

/** How a client reaches its services. */
export interface DocumentClientOptions {
  /** The document endpoint: an address, or a path on the page's own origin. */
  documentsUrl: string;
  /** The order endpoint, likewise. */
  ordersUrl: string;
  /** The session token as it is now, or null when nobody is signed in. Asked anew for every call. */
  getToken(): string | null;
  /** Stands in for the platform's `fetch`. */
  fetch?: typeof globalThis.fetch;
}

/** What a caller may say about one call. */
export interface CallOptions {
  /** Ends the call; its promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

interface Post<Answer extends z.ZodType> extends CallOptions {
  /** Names the call in errors. */
  action: string;
  answer: Answer;
  timeoutMs: number;
}

/** Reaches the two endpoints. The calls (`saveDraft`, `listDocuments`, ...) take it as their first argument. */
export interface DocumentClient {
  postToDocuments<A extends z.ZodType>(body: DocumentRequest, post: Post<A>): Promise<z.output<A>>;
  postToOrders<A extends z.ZodType>(body: OrderRequest, post: Post<A>): Promise<z.output<A>>;
}

/** How long a call may take, in ms. A submit may have to carry 15 MB over a slow line: 1 Mbit/s needs two minutes. */
export const TIMEOUTS = { call: 30_000, submit: 240_000 } as const;

/**
 * Makes a client. It sends JSON with a bearer token and no header of its own, since the preflight of a service on
 * another origin may refuse it.
 *
 * Its calls throw a `DocumentServiceError` where they could not be carried out.
 *
 * @see spec.md section 7
 */
export function createDocumentClient(options: DocumentClientOptions): DocumentClient {
  // Called as a plain function: browsers refuse `fetch` with another `this`.
  const send = options.fetch ?? ((input, init) => globalThis.fetch(input, init));

  async function post<A extends z.ZodType>(url: string, body: object, call: Post<A>): Promise<z.output<A>> {
    const token = options.getToken();
    if (token === null || token === '') throw new UnauthenticatedError(call.action, 'no-token');
    const { response, text } = await exchange(url, body, token, call);
    if (!response.ok) throw errorForStatus(call.action, response, readJson(text));
    const answer = call.answer.safeParse(readJson(text));
    if (!answer.success) throw new InvalidResponseError(call.action, { cause: answer.error });
    return answer.data;
  }

  async function exchange(url: string, body: object, token: string, call: Post<z.ZodType>) {
    const timeout = AbortSignal.timeout(call.timeoutMs);
    const signal = call.signal === undefined ? timeout : AbortSignal.any([call.signal, timeout]);
    try {
      const response = await send(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        // The token says who is asking; a cookie must not.
        credentials: 'omit',
        signal,
      });
      return { response, text: await response.text() };
    } catch (cause) {
      call.signal?.throwIfAborted();
      throw new UnreachableError(call.action, { cause });
    }
  }

  return {
    postToDocuments: (body, call) => post(options.documentsUrl, body, call),
    postToOrders: (body, call) => post(options.ordersUrl, body, call),
  };
}

/** The value that a JSON text holds, or undefined where it is none: then the contract's schema refuses it. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
