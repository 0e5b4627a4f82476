import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, type DocumentClient, TIMEOUTS } from '../client.ts';
import { PRODUCT_ID } from '../contract/constants.ts';
import { paymentsAnswerSchema } from '../contract/payments.ts';
import { RefusedError } from '../errors.ts';
import { type Invoice, toInvoice } from '../invoice.ts';
import { retryPolicy } from '../retry.ts';

/** The key of the cached payments: invalidate it after a payment. */
export const invoicesKey = ['invoices'] as const;

/**
 * The person's payments in the service's order; sorting is the screen's.
 *
 * @see spec.md section 7, Billing
 */
export async function listInvoices(client: DocumentClient, { signal }: CallOptions = {}): Promise<Invoice[]> {
  const action = 'getDocuments';
  const body = { action, subaction: 'PaymentInfo', product_id: PRODUCT_ID } as const;
  const answer = await client.postToDocuments(body, {
    action,
    answer: paymentsAnswerSchema,
    timeoutMs: TIMEOUTS.call,
    signal,
  });
  if (!Array.isArray(answer)) throw new RefusedError(action, answer.message ?? null);
  return answer.map(toInvoice);
}

/** `listInvoices` for `useQuery`. */
export const invoicesQuery = (client: DocumentClient) =>
  queryOptions({
    queryKey: invoicesKey,
    queryFn: ({ signal }) => listInvoices(client, { signal }),
    retry: retryPolicy,
  });
