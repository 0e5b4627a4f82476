import { DocumentServiceError, ServiceFaultError } from './errors.ts';

/** How often a call that may be repeated is repeated before its failure is shown. */
const MOST_RETRIES = 2;

/** Faults that pass by themselves. 501 doesn't. */
const passing = new Set([500, 502, 503, 504]);

/**
 * TanStack Query's `retry` for calls that may be repeated: again after no answer or a passing fault, never after a
 * refusal (4xx) or an answer that doesn't fit the contract, which would only come again.
 *
 * @param failureCount How many retries there have been.
 */
export function retryPolicy(failureCount: number, error: Error): boolean {
  if (failureCount >= MOST_RETRIES || !(error instanceof DocumentServiceError)) return false;
  if (error instanceof ServiceFaultError) return passing.has(error.status);
  return error.code === 'unreachable';
}
