import {
  type DocumentClient,
  type DraftToSave,
  InvalidResponseError,
  type SavedDraft,
  ServiceFaultError,
  saveDraft,
  UnreachableError,
} from '@virasat/api-client';
import { toStoredDraft, type WillDraft } from '@virasat/will-model';
import type { DraftState, DraftStore } from './draft-store.ts';

/** A draft as the service takes it, with what tells it from others. */
export const toSend = ({ draft, randNum, draftKey, baseVersion }: DraftState) => ({
  form: toStoredDraft(draft),
  rand_num: randNum,
  draftKey,
  baseVersion,
});

/** What was sent, as it was sent, and the answers that it was made of. */
interface Sending {
  body: DraftToSave;
  draft: WillDraft;
  draftKey: string;
}

/** By store, what was sent last where nobody knows whether the account has it. */
const unanswered = new WeakMap<DraftStore, Sending>();

const isUnknown = (error: unknown): boolean =>
  error instanceof UnreachableError ||
  error instanceof ServiceFaultError ||
  error instanceof InvalidResponseError;

/** Carries a call out that gives the account these answers, and remembers it where its answer is lost. */
export async function rememberUntilAnswered<T>(
  store: DraftStore,
  sending: Sending,
  call: () => Promise<T>,
): Promise<T> {
  unanswered.set(store, sending);
  try {
    const answer = await call();
    unanswered.delete(store);
    return answer;
  } catch (error) {
    if (!isUnknown(error)) unanswered.delete(store);
    throw error;
  }
}

async function send(client: DocumentClient, store: DraftStore, sending: Sending): Promise<void> {
  const { draft, draftKey, body } = sending;
  const saved: SavedDraft = await rememberUntilAnswered(store, sending, () => saveDraft(client, body));
  store.noteAccountCopy({ randNum: saved.rand_num, version: saved.version, draft, draftKey });
}

/**
 * Sends again, letter for letter, what was sent without an answer. The service knows its own copy and gives its version;
 * later answers sent on the version before would be refused as if somebody else had saved.
 *
 * @throws As `saveDraft`.
 */
export async function sendUnanswered(client: DocumentClient, store: DraftStore): Promise<void> {
  const lost = unanswered.get(store);
  const { draftKey, baseVersion } = store.getSnapshot();
  if (lost === undefined || lost.draftKey !== draftKey) return;
  // Without a version nothing is refused.
  if (baseVersion === null || lost.body.baseVersion !== baseVersion) return;
  try {
    await send(client, store, lost);
  } catch (error) {
    // What the service can't digest must not stand before the answers that came after it.
    if (!(error instanceof UnreachableError)) unanswered.delete(store);
    throw error;
  }
}

/**
 * Saves the draft to the account by the `save` action, and notes what the account has now.
 *
 * The draft is read when this is called, not when Save was pressed: by then it may have been given its id.
 *
 * @throws ConflictError, NotFoundError and any other DocumentServiceError; the draft is as it was.
 */
export async function sendDraft(client: DocumentClient, store: DraftStore): Promise<void> {
  store.flush();
  if (unanswered.get(store)?.draft !== store.getSnapshot().draft) await sendUnanswered(client, store);
  const sent = store.getSnapshot();
  await send(client, store, { body: toSend(sent), draft: sent.draft, draftKey: sent.draftKey });
}
