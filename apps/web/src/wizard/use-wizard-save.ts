import { formatTime, type SaveState, useToast } from '@virasat/ui';
import type { WillWizardProps } from '@virasat/will-forms';
import { useCallback } from 'react';
import { useAccount, useDraft } from '../account/account-context.tsx';
import { accountTexts } from '../account/texts.ts';
import type { DraftState } from '../draft/draft-store.ts';
import { NEW_DRAFT } from '../draft/kept-draft.ts';
import type { AccountSave } from '../draft/use-account-save.ts';

const instantOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/** Where the answers are, in the save indicator's words (design.md 4.4). */
export function saveState(draft: DraftState, account: AccountSave): { state: SaveState; at: Date | null } {
  if (account.isSaving) return { state: 'saving', at: null };
  if (draft.isBlocked) return { state: 'storage-blocked', at: null };
  if (draft.isAhead && account.trouble !== null) return { state: 'account-failed', at: null };
  // A stored document that was opened is in the account, though nobody here knows since when.
  if (!draft.isAhead && draft.randNum !== NEW_DRAFT)
    return { state: 'account', at: instantOf(draft.savedAt) };
  // While two tabs' answers wait for a choice, these are not written.
  if (draft.isAhead && draft.keptAt !== null && draft.elsewhere === null)
    return { state: 'device', at: instantOf(draft.keptAt) };
  return { state: 'idle', at: null };
}

/** Save by press: the indicator lasts, the toast says it once (spec.md section 4, Save and submit). */
export function useWizardSave(): WillWizardProps['save'] {
  const { accountSave } = useAccount();
  const draft = useDraft();
  const { show } = useToast();
  const { save } = accountSave;
  const handleSave = useCallback(() => {
    void save().then((isSaved) =>
      show(
        isSaved
          ? { tone: 'ok', title: accountTexts.saved }
          : { tone: 'danger', title: accountTexts.saveFailed },
      ),
    );
  }, [save, show]);
  const { state, at } = saveState(draft, accountSave);
  return {
    state,
    ...(at === null ? {} : { time: formatTime(at) }),
    saving: accountSave.isSaving,
    onSave: handleSave,
    onRetry: handleSave,
  };
}
