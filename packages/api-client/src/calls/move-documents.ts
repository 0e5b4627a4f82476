import { type CallOptions, type DocumentClient, TIMEOUTS } from '../client.ts';
import { LIMITS, PRODUCT_ID } from '../contract/constants.ts';
import { outcomeAnswerSchema } from '../contract/refusal.ts';

/** Documents to move, and where to. */
export interface DocumentsMove {
  documents: readonly { fileLink: string; itemType: string }[];
  to: 'bin' | 'list';
}

/** What became of it; `message` is the service's own, null where it gave none. */
export type MoveDocumentsResult = { outcome: 'moved' } | { outcome: 'refused'; message: string | null };

async function moveSome(
  client: DocumentClient,
  { documents, to }: DocumentsMove,
  signal: AbortSignal | undefined,
): Promise<MoveDocumentsResult> {
  const action = 'deleteitem';
  const body = {
    action,
    documentIds: documents.map(({ fileLink }) => fileLink),
    itemTypes: documents.map(({ itemType }) => itemType),
    product_id: PRODUCT_ID,
    pendingDelete: to === 'bin',
  } as const;
  const answer = await client.postToDocuments(body, {
    action,
    answer: outcomeAnswerSchema,
    timeoutMs: TIMEOUTS.call,
    signal,
  });
  if (answer.success) return { outcome: 'moved' };
  return { outcome: 'refused', message: answer.message ?? null };
}

/**
 * Moves documents to the bin or back. More than one request may name go in several, one after another; the first that
 * fails or is refused ends it, so the list has to be fetched anew whatever the outcome.
 *
 * @see spec.md section 7, Move to bin or restore
 */
export async function moveDocuments(
  client: DocumentClient,
  { documents, to }: DocumentsMove,
  { signal }: CallOptions = {},
): Promise<MoveDocumentsResult> {
  for (let from = 0; from < documents.length; from += LIMITS.binItems) {
    const some = documents.slice(from, from + LIMITS.binItems);
    const result = await moveSome(client, { documents: some, to }, signal);
    if (result.outcome !== 'moved') return result;
  }
  return { outcome: 'moved' };
}
