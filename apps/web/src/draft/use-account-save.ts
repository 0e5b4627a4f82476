import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ConflictError,
  type DocumentClient,
  documentsKey,
  NotFoundError,
  retryPolicy,
} from '@virasat/api-client';
import type { WillDraft } from '@virasat/will-model';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { DraftStore } from './draft-store.ts';
import { sendDraft } from './send-draft.ts';

/** Saves and submits of one tab run one after another: the second knows the id that the first was given. */
export const DRAFT_SCOPE = { id: 'will-draft' } as const;

/** Why the account has no copy of the latest answers. */
export type SaveTrouble = 'failed' | 'changed-elsewhere' | 'gone';

const troubleOf = (error: Error): SaveTrouble => {
  if (error instanceof ConflictError) return 'changed-elsewhere';
  return error instanceof NotFoundError ? 'gone' : 'failed';
};

/** The saving of the draft to the account. */
export interface AccountSave {
  isSaving: boolean;
  /** What the last save, or a submit, of this very will met. */
  trouble: SaveTrouble | null;
  /** Hears of a submit that failed, which meets the same: what can be done about it is the same too. */
  noteFailedSubmit(error: Error): void;
  /** Saves now; a second press while the same answers are on their way sends nothing. Resolves to whether it worked. */
  save(): Promise<boolean>;
  /** Saves what the account lacks, if it lacks anything. */
  saveIfAhead(): Promise<boolean>;
}

/**
 * Saves the draft to the account.
 *
 * @see spec.md section 4, Save and submit; architecture.md, The contract
 */
export function useAccountSave(client: DocumentClient, store: DraftStore): AccountSave {
  const queryClient = useQueryClient();
  const draftKey = useSyncExternalStore(store.subscribe, () => store.getSnapshot().draftKey);
  const [met, setMet] = useState<{ trouble: SaveTrouble; draftKey: string } | null>(null);
  // By the time of an answer the will on screen may be another.
  const sentKey = useRef(draftKey);
  const { mutateAsync, isPending } = useMutation({
    mutationKey: ['documents', 'save'],
    scope: DRAFT_SCOPE,
    retry: retryPolicy,
    mutationFn: () => {
      sentKey.current = store.getSnapshot().draftKey;
      return sendDraft(client, store);
    },
    onMutate: () => setMet(null),
    onError: (error) => setMet({ trouble: troubleOf(error), draftKey: sentKey.current }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: documentsKey }),
  });

  const underWay = useRef<{ draft: WillDraft; result: Promise<boolean> } | null>(null);
  const save = useCallback(() => {
    const { draft } = store.getSnapshot();
    if (underWay.current?.draft === draft) return underWay.current.result;
    const result = mutateAsync()
      // What went wrong is in `trouble`, which the screen shows.
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        if (underWay.current?.draft === draft) underWay.current = null;
      });
    underWay.current = { draft, result };
    return result;
  }, [mutateAsync, store]);
  const saveIfAhead = useCallback(async () => (store.getSnapshot().isAhead ? save() : true), [store, save]);
  const noteFailedSubmit = useCallback(
    (error: Error) => {
      const trouble = troubleOf(error);
      if (trouble !== 'failed') setMet({ trouble, draftKey: store.getSnapshot().draftKey });
    },
    [store],
  );
  const trouble = met?.draftKey === draftKey ? met.trouble : null;
  return useMemo(
    () => ({ isSaving: isPending, trouble, noteFailedSubmit, save, saveIfAhead }),
    [isPending, trouble, noteFailedSubmit, save, saveIfAhead],
  );
}
