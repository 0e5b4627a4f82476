import { z } from 'zod';
import {
  ConflictError,
  type DocumentServiceError,
  NotFoundError,
  RateLimitedError,
  RefusedError,
  ServiceFaultError,
  TooLargeError,
  UnauthenticatedError,
} from './errors.ts';

const bodySchema = z.looseObject({
  message: z.string().nullable().catch(null),
  version: z.int().nullable().catch(null),
});

/** The error that a status outside 200 to 299 means. */
export function errorForStatus(action: string, response: Response, body: unknown): DocumentServiceError {
  const { message, version } = bodySchema.catch({ message: null, version: null }).parse(body);
  switch (response.status) {
    case 401:
      return new UnauthenticatedError(action, 'rejected');
    case 404:
      return new NotFoundError(action);
    case 409:
      return new ConflictError(action, version);
    case 413:
      return new TooLargeError(action);
    case 429:
      return new RateLimitedError(action, retryAfterSeconds(response));
    default:
      return response.status >= 500
        ? new ServiceFaultError(action, response.status)
        : new RefusedError(action, message);
  }
}

function retryAfterSeconds(response: Response): number | null {
  const header = response.headers.get('retry-after');
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}
