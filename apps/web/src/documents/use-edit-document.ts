import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { retryPolicy, type StoredDocument } from '@virasat/api-client';
import { FIRST_STAGE } from '@virasat/will-model';
import { useCallback } from 'react';
import { useAccount } from '../account/account-context.tsx';
import { accountTexts } from '../account/texts.ts';
import { isUnderWay } from '../app/is-under-way.ts';
import { fetchForEditing, openFailure } from './open-document.ts';

/** The answers on this device could not be saved first, so they stay and the document isn't opened. */
class AnswersNotSavedError extends Error {
  override readonly name = 'AnswersNotSavedError';
  readonly code = 'answers-not-saved';
}

const OPENING = ['documents', 'open'];

/** Opens a stored document in the wizard. */
export interface EditDocument {
  edit(document: StoredDocument): void;
  /** What went wrong, in the specification's words; null where nothing did. */
  failure: string | null;
  dismiss(): void;
}

/**
 * Opens a document for editing, from stage 1 and with a short notice. Answers on this device that the account lacks
 * are saved first, since the document takes their place.
 *
 * @see spec.md section 4, Wizard stages
 */
export function useEditDocument(): EditDocument {
  const { client, store, accountSave } = useAccount();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, error, reset } = useMutation({
    mutationKey: OPENING,
    retry: retryPolicy,
    mutationFn: async (document: StoredDocument) => {
      if (!(await accountSave.saveIfAhead())) throw new AnswersNotSavedError();
      return fetchForEditing(client, document);
    },
    onSuccess: (opened, { documentName }) => {
      store.open(opened);
      return navigate({
        to: '/create-will',
        search: { stage: FIRST_STAGE },
        state: { openedDocument: documentName ?? '' },
      });
    },
  });
  const failure =
    error === null
      ? null
      : error instanceof AnswersNotSavedError
        ? accountTexts.saveFailed
        : openFailure(error);
  const edit = useCallback(
    (document: StoredDocument): void => {
      if (!isUnderWay(queryClient, OPENING)) mutate(document);
    },
    [queryClient, mutate],
  );
  return { edit, failure, dismiss: reset };
}
