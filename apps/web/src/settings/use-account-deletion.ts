import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DELETE_WORD, deleteAccountMutation } from '@virasat/api-client';
import type { SettingsDeleteProps } from '@virasat/ui';
import { useAccount } from '../account/account-context.tsx';
import { isUnderWay } from '../app/is-under-way.ts';
import { leaveNotice } from '../app/notices.ts';
import { forgetEverything } from '../app/session.ts';
import { settingsTexts as texts } from './settings-texts.ts';

/**
 * Deletes the account, clears what this browser keeps, and goes to the home page. Where the service doesn't follow,
 * nothing is cleared.
 *
 * @see spec.md section 4, Account deletion
 */
export function useAccountDeletion(): SettingsDeleteProps {
  const { client } = useAccount();
  const queryClient = useQueryClient();
  const deletion = deleteAccountMutation(client);
  const { mutate, isPending, isSuccess, isError } = useMutation({
    ...deletion,
    onSuccess: () => {
      leaveNotice('account-deleted');
      forgetEverything();
    },
  });
  return {
    word: DELETE_WORD,
    onDelete: () => {
      if (!isUnderWay(queryClient, deletion.mutationKey)) mutate();
    },
    deleting: isPending || isSuccess,
    error: isError ? texts.deleteFailed : undefined,
  };
}
