interface Details {
  cause?: unknown;
}

/**
 * A call that could not be carried out. `message` is for logs, never for the screen, and holds no personal data;
 * what the person reads is chosen by `code`.
 */
export abstract class DocumentServiceError extends Error {
  abstract readonly code:
    | 'unauthenticated'
    | 'unreachable'
    | 'invalid-response'
    | 'conflict'
    | 'not-found'
    | 'too-large'
    | 'rate-limited'
    | 'refused'
    | 'fault';
}

// Each name is written out, because minifiers rename classes.

/** There is no session token, or the service refused it (401). */
export class UnauthenticatedError extends DocumentServiceError {
  override readonly name = 'UnauthenticatedError';
  readonly code = 'unauthenticated';
  constructor(
    action: string,
    /** 'no-token': nothing was sent. 'rejected': the service would not take the token. */
    readonly reason: 'no-token' | 'rejected',
  ) {
    super(`'${action}' was not carried out: ${reason}`);
  }
}

/** No answer came: no network, a broken connection, or longer than the call may take. */
export class UnreachableError extends DocumentServiceError {
  override readonly name = 'UnreachableError';
  readonly code = 'unreachable';
  constructor(action: string, details: Details) {
    super(`No answer to '${action}'`, details);
  }
}

/** An answer came that the contract doesn't know. */
export class InvalidResponseError extends DocumentServiceError {
  override readonly name = 'InvalidResponseError';
  readonly code = 'invalid-response';
  constructor(action: string, details: Details = {}) {
    super(`The answer to '${action}' does not fit the contract`, details);
  }
}

/** Somebody else, or another tab, saved the draft in between (409). */
export class ConflictError extends DocumentServiceError {
  override readonly name = 'ConflictError';
  readonly code = 'conflict';
  constructor(
    action: string,
    /** The version that the service has, where it said so. */
    readonly version: number | null,
  ) {
    super(`'${action}' was made on an older version`);
  }
}

/** The document isn't there, or isn't this person's (404). */
export class NotFoundError extends DocumentServiceError {
  override readonly name = 'NotFoundError';
  readonly code = 'not-found';
  constructor(action: string) {
    super(`'${action}' found no such document`);
  }
}

/** The body is larger than the service takes (413). */
export class TooLargeError extends DocumentServiceError {
  override readonly name = 'TooLargeError';
  readonly code = 'too-large';
  constructor(action: string) {
    super(`'${action}' was too large`);
  }
}

/** Too many calls (429). */
export class RateLimitedError extends DocumentServiceError {
  override readonly name = 'RateLimitedError';
  readonly code = 'rate-limited';
  constructor(
    action: string,
    /** Whole seconds to wait, where the service said so. */
    readonly retryAfterSeconds: number | null,
  ) {
    super(`'${action}' came too often`);
  }
}

/** The service answered 'no': another 4xx, or `success: false` where no refusal has to be handled. */
export class RefusedError extends DocumentServiceError {
  override readonly name = 'RefusedError';
  readonly code = 'refused';
  constructor(
    action: string,
    /** The service's own words, where it gave any. Plain text for the screen, not for logs. */
    readonly serviceMessage: string | null,
  ) {
    super(`'${action}' was refused`);
  }
}

/** The service failed (5xx). */
export class ServiceFaultError extends DocumentServiceError {
  override readonly name = 'ServiceFaultError';
  readonly code = 'fault';
  constructor(
    action: string,
    readonly status: number,
  ) {
    super(`'${action}' met a fault (${status})`);
  }
}
