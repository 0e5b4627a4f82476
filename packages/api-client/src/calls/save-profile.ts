import { mutationOptions } from '@tanstack/react-query';
import { type CallOptions, type DocumentClient, TIMEOUTS } from '../client.ts';
import { PRODUCT_ID } from '../contract/constants.ts';
import { outcomeAnswerSchema } from '../contract/refusal.ts';
import { retryPolicy } from '../retry.ts';

/** What a person can change about the account. */
export interface Profile {
  name: string;
  whatsappNumber: string;
}

/** What became of it; `message` is the service's own, null where it gave none. */
export type SaveProfileResult = { outcome: 'saved' } | { outcome: 'refused'; message: string | null };

/**
 * Changes name and WhatsApp number.
 *
 * @see spec.md section 7, Save profile
 */
export async function saveProfile(
  client: DocumentClient,
  { name, whatsappNumber }: Profile,
  { signal }: CallOptions = {},
): Promise<SaveProfileResult> {
  const action = 'editAttributes';
  const body = {
    action,
    subaction: 'saveUserAttributes',
    name,
    whatsapp_number: whatsappNumber,
    product_id: PRODUCT_ID,
  } as const;
  const answer = await client.postToDocuments(body, {
    action,
    answer: outcomeAnswerSchema,
    timeoutMs: TIMEOUTS.call,
    signal,
  });
  if (answer.success) return { outcome: 'saved' };
  return { outcome: 'refused', message: answer.message ?? null };
}

/** `saveProfile` for `useMutation`. */
export const saveProfileMutation = (client: DocumentClient) =>
  mutationOptions({
    mutationKey: ['account', 'save'],
    mutationFn: (profile: Profile) => saveProfile(client, profile),
    retry: retryPolicy,
  });
