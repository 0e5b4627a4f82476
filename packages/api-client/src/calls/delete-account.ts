import { mutationOptions } from '@tanstack/react-query';
import { type CallOptions, type DocumentClient, TIMEOUTS } from '../client.ts';
import { deleteAccountAnswerSchema } from '../contract/account.ts';
import { PRODUCT_ID } from '../contract/constants.ts';
import { RefusedError } from '../errors.ts';

/**
 * Deletes the account and every document in it. Asks nothing: the screen has had the word typed.
 *
 * @throws RefusedError where the service won't, and any other DocumentServiceError.
 * @see spec.md section 4, Account deletion
 */
export async function deleteAccount(client: DocumentClient, { signal }: CallOptions = {}): Promise<void> {
  const action = 'editAttributes';
  const body = { action, subaction: 'deleteUserAttributes', product_id: PRODUCT_ID } as const;
  const answer = await client.postToDocuments(body, {
    action,
    answer: deleteAccountAnswerSchema,
    timeoutMs: TIMEOUTS.call,
    signal,
  });
  if (answer.success === false) throw new RefusedError(action, answer.message ?? null);
}

/** `deleteAccount` for `useMutation`. */
export const deleteAccountMutation = (client: DocumentClient) =>
  mutationOptions({
    mutationKey: ['account', 'delete'],
    mutationFn: () => deleteAccount(client),
    retry: false,
  });
