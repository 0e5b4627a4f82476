import { LogOutDialog } from '@virasat/will-forms';
import { useState } from 'react';
import { getClient } from '../app/client.ts';
import { draftOf } from '../app/draft.ts';
import { isUnsaved } from '../draft/draft-store.ts';
import { sendDraft } from '../draft/send-draft.ts';

interface LogOutQuestionProps {
  owner: string;
  loses: 'will' | 'deed' | 'both';
  onLogOut(): void;
  onStay(): void;
}

/** The question before a logout, with the save that it offers. */
export default function LogOutQuestion({ owner, loses, onLogOut, onStay }: LogOutQuestionProps) {
  const [state, setState] = useState<'asking' | 'saving' | 'failed'>('asking');

  const saveAndLogOut = async (): Promise<void> => {
    setState('saving');
    try {
      const client = await getClient();
      const store = draftOf(owner);
      // The account has the answers here: those of the other tab are the ones to be saved.
      if (!store.getSnapshot().isAhead) store.settle('elsewhere');
      await sendDraft(client, store);
      // Two tabs' answers can't both be saved: the person stays, to choose.
      if (isUnsaved(store.getSnapshot())) setState('failed');
      else onLogOut();
    } catch {
      // Whatever went wrong, the person is still signed in and the dialog says so in the specification's words.
      setState('failed');
    }
  };

  return (
    <LogOutDialog
      open
      loses={loses}
      saving={state === 'saving'}
      failed={state === 'failed'}
      onSaveAndLogOut={() => void saveAndLogOut()}
      onLogOut={onLogOut}
      onStay={onStay}
    />
  );
}
