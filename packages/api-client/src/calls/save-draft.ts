import { type CallOptions, type DocumentClient, TIMEOUTS } from '../client.ts';
import { NEW_DRAFT } from '../contract/constants.ts';
import { saveAnswerSchema } from '../contract/save.ts';
import { InvalidResponseError, RefusedError } from '../errors.ts';
import { type DraftToSave, draftFields, type SavedDraft } from './draft.ts';

/**
 * Keeps a draft, finished or not.
 *
 * @throws ConflictError where `baseVersion` is no longer the latest; NotFoundError where `rand_num` is gone; any
 *   other DocumentServiceError.
 * @see spec.md section 7, Save draft
 */
export async function saveDraft(
  client: DocumentClient,
  draft: DraftToSave,
  { signal }: CallOptions = {},
): Promise<SavedDraft> {
  const action = 'save';
  const body = { ...draftFields(draft), action } as const;
  const answer = await client.postToDocuments(body, {
    action,
    answer: saveAnswerSchema,
    timeoutMs: TIMEOUTS.call,
    signal,
  });
  if (answer.success === false) throw new RefusedError(action, answer.message ?? null);
  // The number is read when there was none; a service need not repeat one that it was sent.
  const rand_num = draft.rand_num === NEW_DRAFT ? answer.rand_num : draft.rand_num;
  if (rand_num === '') throw new InvalidResponseError(action);
  return { rand_num, version: answer.version ?? null };
}
