import { HTTPException } from 'hono/http-exception';
import { DatabaseUnavailableError } from '../database/unavailable.ts';
import { ObjectStoreUnavailableError } from '../files/object-store.ts';
import { GatewayUnavailableError } from '../gateway/gateway.ts';
import { ApiError } from './api-error.ts';

/** Long enough for a connection to come free, short enough that nobody gives up. */
const COME_AGAIN_SECONDS = '5';

/** What the service needs was out of reach for the moment: nothing was charged, and the same call may be repeated. */
const comeAgain = (code: string, message: string, cause: unknown): ApiError =>
  new ApiError(503, code, message, { headers: { 'retry-after': COME_AGAIN_SECONDS }, cause });

/** The answer to whatever was thrown. What nobody foresaw is a fault of ours and tells nothing of itself. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException) {
    return new ApiError(error.status, 'REFUSED', 'The request was refused.', { cause: error });
  }
  if (error instanceof DatabaseUnavailableError) {
    const message = 'The service can not reach its data right now. Please try again.';
    return comeAgain('DATABASE_UNAVAILABLE', message, error);
  }
  if (error instanceof ObjectStoreUnavailableError) {
    return comeAgain('FILES_UNAVAILABLE', 'Files can not be reached right now. Please try again.', error);
  }
  if (error instanceof GatewayUnavailableError) {
    const message = 'The payment service can not be reached. Please try again.';
    return comeAgain('GATEWAY_UNAVAILABLE', message, error);
  }
  return new ApiError(500, 'FAULT', 'Something went wrong. Please try again.', { cause: error });
}
