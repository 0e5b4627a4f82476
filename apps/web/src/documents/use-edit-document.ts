import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { retryPolicy, type StoredDocument } from '@virasat/api-client';
import { FIRST_STAGE } from '@virasat/will-model';
import { useCallback, useEffect, useRef } from 'react';
import { useAccount } from '../account/account-context.tsx';
import { accountTexts } from '../account/texts.ts';
import { isUnsaved } from '../draft/draft-store.ts';
import { fetchForEditing, openFailure } from './open-document.ts';

/** The answers on this device could not be saved first, so they stay and the document isn't opened. */
class AnswersNotSavedError extends Error {
  override readonly name = 'AnswersNotSavedError';
  readonly code = 'answers-not-saved';
}

/** Opens a stored document in the wizard. */
export interface EditDocument {
  /** @param id Names the document's row; a second press while one is on its way does nothing. */
  edit(id: string, document: StoredDocument): void;
  /** The row whose document is on its way; null while none is. */
  openingId: string | null;
  /** What went wrong, in the specification's words; null where nothing did. */
  failure: string | null;
  dismiss(): void;
}

interface Opening {
  id: string;
  document: StoredDocument;
  signal: AbortSignal;
}

/**
 * Opens a document for editing, from stage 1 and with a short notice. Answers on this device that the account lacks
 * are saved first, since the document takes their place. Whoever leaves the page has given it up.
 *
 * @see spec.md section 4, Wizard stages
 */
export function useEditDocument(): EditDocument {
  const { client, store, accountSave } = useAccount();
  const navigate = useNavigate();
  const underWay = useRef<AbortController | null>(null);
  const { mutate, error, reset, isPending, variables } = useMutation({
    mutationKey: ['documents', 'open'],
    retry: retryPolicy,
    mutationFn: async ({ document, signal }: Opening) => {
      if (!(await accountSave.saveIfAhead())) throw new AnswersNotSavedError();
      const opened = await fetchForEditing(client, document);
      if (signal.aborted) return false;
      // Another tab may have brought answers while the document was on its way.
      const isSaved = await accountSave.saveIfAhead();
      if (signal.aborted) return false;
      if (!isSaved || isUnsaved(store.getSnapshot())) throw new AnswersNotSavedError();
      store.open(opened);
      return true;
    },
    onSuccess: (isOpened, { document }) =>
      isOpened &&
      navigate({
        to: '/create-will',
        search: { stage: FIRST_STAGE },
        state: { openedDocument: document.documentName ?? '' },
      }),
    onSettled: () => {
      underWay.current = null;
    },
  });
  useEffect(() => () => underWay.current?.abort(), []);
  const failure =
    error === null
      ? null
      : error instanceof AnswersNotSavedError
        ? accountTexts.saveFailed
        : openFailure(error);
  const dismiss = (): void => {
    // One that is on its way has nothing to be put away, and goes on being shown.
    if (error !== null) reset();
  };
  const edit = useCallback(
    (id: string, document: StoredDocument): void => {
      if (underWay.current !== null) return;
      const opening = new AbortController();
      underWay.current = opening;
      mutate({ id, document, signal: opening.signal });
    },
    [mutate],
  );
  return { edit, openingId: isPending ? variables.id : null, failure, dismiss };
}
