import { mutationOptions } from '@tanstack/react-query';
import { type CallOptions, type DocumentClient, TIMEOUTS } from '../client.ts';
import { PRODUCT_ID } from '../contract/constants.ts';
import { outcomeAnswerSchema } from '../contract/refusal.ts';

/** Documents to move, and where to. */
export interface DocumentsMove {
  documents: readonly { fileLink: string; itemType: string }[];
  to: 'bin' | 'list';
}

/** What became of it; `message` is the service's own, null where it gave none. */
export type MoveDocumentsResult = { outcome: 'moved' } | { outcome: 'refused'; message: string | null };

/**
 * Moves documents to the bin or back.
 *
 * @see spec.md section 7, Move to bin or restore
 */
export async function moveDocuments(
  client: DocumentClient,
  { documents, to }: DocumentsMove,
  { signal }: CallOptions = {},
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

/** `moveDocuments` for `useMutation`. Never repeated by itself: a service elsewhere moves each item to the other side. */
export const moveDocumentsMutation = (client: DocumentClient) =>
  mutationOptions({
    mutationKey: ['documents', 'move'],
    mutationFn: (move: DocumentsMove) => moveDocuments(client, move),
    retry: false,
  });
