import { useMutation } from '@tanstack/react-query';
import {
  type DocumentsMove,
  documentsKey,
  documentsQuery,
  moveDocuments,
  type StoredDocument,
  withMoved,
} from '@virasat/api-client';
import { useAccount } from '../account/account-context.tsx';
import { documentsTexts as texts } from './documents-texts.ts';

/** The moving of documents to the bin and back. */
export interface MoveDocuments {
  move(documents: readonly StoredDocument[], to: DocumentsMove['to']): void;
  /** What went wrong, in the specification's words; null where nothing did. */
  failure: string | null;
  dismiss(): void;
}

/** Only documents with a link can be moved: it is their name at the service. */
const named = (documents: readonly StoredDocument[]): DocumentsMove['documents'] =>
  documents.flatMap(({ fileLink, itemType }) => (fileLink === null ? [] : [{ fileLink, itemType }]));

/** Nothing that is ticked can be named to the service. */
class NothingToMoveError extends Error {
  override readonly name = 'NothingToMoveError';
  readonly code = 'nothing-to-move';
}

/**
 * Moves documents. They stand in their new place at once; where the service doesn't follow they go back, and the list
 * is fetched again either way.
 *
 * @param onMoved Hears of every move that the service has followed.
 * @see spec.md section 4, Document status and bin
 */
export function useMoveDocuments(onMoved: (move: DocumentsMove) => void): MoveDocuments {
  const { client } = useAccount();
  const { queryKey } = documentsQuery(client);
  const { mutate, data, error, reset } = useMutation({
    mutationKey: ['documents', 'move'],
    // A service elsewhere moves each document to the other side: a repeat would move it back.
    retry: false,
    mutationFn: async (move: DocumentsMove) => {
      if (move.documents.length === 0) throw new NothingToMoveError();
      return moveDocuments(client, move);
    },
    onMutate: async (move, { client: cache }) => {
      // A list that was asked for before the move must not arrive after it.
      await cache.cancelQueries({ queryKey: documentsKey });
      const before = cache.getQueryData(queryKey);
      if (before !== undefined) cache.setQueryData(queryKey, withMoved(before, move));
      return before;
    },
    onSuccess: (result, move, before, { client: cache }) => {
      if (result.outcome === 'refused') cache.setQueryData(queryKey, before);
      else onMoved(move);
    },
    onError: (_error, _move, before, { client: cache }) => {
      cache.setQueryData(queryKey, before);
    },
    onSettled: (_result, _error, _move, _before, { client: cache }) =>
      cache.invalidateQueries({ queryKey: documentsKey }),
  });

  const failure = (): string | null => {
    if (error instanceof NothingToMoveError) return texts.nothingSelected;
    if (error !== null) return texts.moveFailed;
    return data?.outcome === 'refused' ? (data.message ?? texts.moveRefused) : null;
  };
  return {
    move: (documents, to) => mutate({ documents: named(documents), to }),
    failure: failure(),
    dismiss: reset,
  };
}
