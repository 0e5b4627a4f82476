import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface More {
  headers?: Record<string, string>;
  /** Further fields of the body. */
  fields?: Record<string, unknown>;
  cause?: unknown;
}

/** A refusal with a status of its own. `message` is shown to people; it holds nothing personal. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly headers: Record<string, string>;
  readonly fields: Record<string, unknown>;

  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    { headers = {}, fields = {}, cause }: More = {},
  ) {
    super(message, { cause });
    this.headers = headers;
    this.fields = fields;
  }
}

/** The account was deleted, before this call or beside it: its tokens open nothing, and no new account either. */
export const accountDeleted = (): ApiError =>
  new ApiError(401, 'ACCOUNT_DELETED', 'This account was deleted. Sign in again to open a new one.');

/** A document that isn't there, or is somebody else's: the two can't be told apart. */
export const documentNotFound = (): ApiError =>
  new ApiError(404, 'NOT_FOUND', 'This document does not exist any more.');
