import { type DocumentClient, saveDraft } from '@virasat/api-client';
import { toStoredDraft, type WillDraft } from '@virasat/will-model';
import type { DraftState, DraftStore } from './draft-store.ts';

/** A draft as the service takes it, with what tells it from others. */
export const toSend = ({ draft, randNum, draftKey, baseVersion }: DraftState) => ({
  form: toStoredDraft(draft),
  rand_num: randNum,
  draftKey,
  baseVersion,
});

/**
 * Saves the draft to the account by the `save` action, and notes what the account has now.
 *
 * The draft is read when this is called, not when Save was pressed: by then it may have been given its id.
 *
 * @returns The answers that were sent.
 * @throws ConflictError, NotFoundError and any other DocumentServiceError; the draft is as it was.
 */
export async function sendDraft(client: DocumentClient, store: DraftStore): Promise<WillDraft> {
  store.flush();
  const sent = store.getSnapshot();
  const saved = await saveDraft(client, toSend(sent));
  store.noteAccountCopy({
    randNum: saved.rand_num,
    version: saved.version,
    draft: sent.draft,
    draftKey: sent.draftKey,
  });
  return sent.draft;
}
