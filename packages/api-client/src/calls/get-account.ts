import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, type DocumentClient, TIMEOUTS } from '../client.ts';
import { userAttributesAnswerSchema } from '../contract/account.ts';
import { PRODUCT_ID } from '../contract/constants.ts';
import { InvalidResponseError, RefusedError } from '../errors.ts';
import { retryPolicy } from '../retry.ts';

/** The signed-in person's account. */
export interface Account {
  email: string;
  fullName: string;
  whatsappNumber: string;
  balancePaise: number;
  coupons: number;
}

/** The key of the cached account: invalidate it after a payment, a submit or a change of profile. */
export const accountKey = ['account'] as const;

/**
 * The account with its balance and coupons.
 *
 * @throws InvalidResponseError where the answer holds no account.
 * @see spec.md section 3, User attributes item
 */
export async function getAccount(client: DocumentClient, { signal }: CallOptions = {}): Promise<Account> {
  const action = 'getDocuments';
  const body = { action, subaction: 'UserAttributes', product_id: PRODUCT_ID } as const;
  const answer = await client.postToDocuments(body, {
    action,
    answer: userAttributesAnswerSchema,
    timeoutMs: TIMEOUTS.call,
    signal,
  });
  if (answer.success === false) throw new RefusedError(action, answer.message ?? null);
  const item = answer.documents;
  if (item === undefined || item === null) throw new InvalidResponseError(action);
  return {
    email: item.Email,
    fullName: item.FullName,
    whatsappNumber: item.whatsapp_number === '' ? (item.custom?.whatsapp_number ?? '') : item.whatsapp_number,
    balancePaise: Math.round((item.Balance ?? 0) * 100),
    coupons: item.Coupons ?? 0,
  };
}

/** `getAccount` for `useQuery`. */
export const accountQuery = (client: DocumentClient) =>
  queryOptions({
    queryKey: accountKey,
    queryFn: ({ signal }) => getAccount(client, { signal }),
    retry: retryPolicy,
  });
