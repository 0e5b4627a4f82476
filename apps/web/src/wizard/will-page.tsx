import { useNavigate } from '@tanstack/react-router';
import { WillWizard } from '@virasat/will-forms';
import type { StageNumber } from '@virasat/will-model';
import { useEffect } from 'react';
import { useAccount, useDraft } from '../account/account-context.tsx';
import { reportFailure } from '../app/failure.ts';
import { useStayWhileSending } from '../submission/use-stay-while-sending.ts';
import { useSubmission } from '../submission/use-submission.ts';
import { useWarmEngine } from '../submission/use-warm-engine.ts';
import { useContinuing } from './use-continuing.ts';
import { useKeptToast } from './use-kept-toast.ts';
import { useStageAddress } from './use-stage-address.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';
import { useWizardNotice } from './use-wizard-notice.ts';
import { useWizardSave } from './use-wizard-save.ts';
import { useWizardTitle } from './use-wizard-title.ts';
import { WizardAlerts } from './wizard-alerts.tsx';

/**
 * The wizard on the person's own draft: address, storage, account and submit are wired to it here.
 *
 * @param askedStage The stage that the address asks for; null where it asks for none.
 */
export function WillPage({ askedStage }: { askedStage: StageNumber | null }) {
  const { store } = useAccount();
  const draft = useDraft();
  const navigate = useNavigate();
  const { stage, arriving, today, goTo } = useStageAddress(askedStage);
  const { submission, submit, dismiss } = useSubmission(arriving ?? stage);
  useStayWhileSending(submission);
  useWarmEngine(stage);
  const isDone = submission.status === 'submitted';
  const unsavedChanges = useUnsavedChanges(stage, isDone);
  const save = useWizardSave();
  const handleTitleChange = useWizardTitle();
  const notice = useWizardNotice();
  const isContinuing = useContinuing(askedStage, stage, draft.revision);
  useKeptToast(store, isDone);

  useEffect(() => {
    store.setEditing(true);
    return () => {
      store.flush();
      store.setEditing(false);
    };
  }, [store]);

  const handlePayNow = (): void => {
    const message = submission.status === 'insufficient-balance' ? submission.messageHtml : undefined;
    dismiss();
    void navigate({ to: '/payment', state: message === undefined ? {} : { balanceMessage: message } });
  };
  const leaveSubmitted = async (): Promise<void> => {
    // First the address, then the draft: an empty draft still at the review's address would be led back to stage 1.
    await navigate({ to: '/dashboard' });
    store.startNew();
  };

  return (
    <WillWizard
      draft={draft.draft}
      revision={draft.revision}
      stage={stage}
      arriving={arriving}
      today={today}
      typed={draft.typed}
      onDraftChange={store.change}
      onTypedChange={store.type}
      onStageChange={goTo}
      onTitleChange={handleTitleChange}
      save={save}
      submission={submission}
      onSubmit={submit}
      onSubmissionDismiss={dismiss}
      onPayNow={handlePayNow}
      onPreviewClose={() => leaveSubmitted().catch(reportFailure)}
      unsavedChanges={unsavedChanges}
      notice={notice}
      alerts={<WizardAlerts onStartNew={isContinuing ? unsavedChanges.ask : undefined} />}
    />
  );
}
