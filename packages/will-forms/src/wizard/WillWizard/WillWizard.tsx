import { FIRST_STAGE, INTRO_STAGE, REVIEW_STAGE } from '@virasat/will-model';
import { useState } from 'react';
import { IntroStage } from '../../stages/IntroStage/index.ts';
import { ReviewStage } from '../../stages/ReviewStage/index.ts';
import { useDraftChanges } from './useDraftChanges.ts';
import { useFieldOpening } from './useFieldOpening.ts';
import { useStageFixes } from './useStageFixes.ts';
import { useStageFocus } from './useStageFocus.ts';
import { useStageTitle } from './useStageTitle.ts';
import { useWizardActions } from './useWizardActions.tsx';
import { WizardDialogs } from './WizardDialogs.tsx';
import { WizardNotice } from './WizardNotice.tsx';
import { WizardPreview } from './WizardPreview.tsx';
import { WizardProgress } from './WizardProgress.tsx';
import { WizardStage } from './WizardStage.tsx';
import type { WillWizardProps } from './wizardProps.ts';

/**
 * The wizard that makes a will: stages 0 to 7, progress, and the dialogs around submission. It holds no draft and
 * reads no address or storage: it takes all of that and reports every change.
 *
 * @see spec.md section 2, Will wizard, and section 4, Wizard stages; design.md section 4
 */
export function WillWizard(props: WillWizardProps) {
  const { draft, revision, stage, today, typed, submission } = props;
  const changes = useDraftChanges(draft, revision, props.onDraftChange);
  const actions = useWizardActions(props);
  const rootRef = useStageFocus(stage);
  const openField = useFieldOpening(stage, actions.onEdit);
  const { fixes, applyFix } = useStageFixes(draft, changes, openField);
  // Nobody has agreed to another will than the one that they read.
  const [agreedTo, setAgreedTo] = useState<number | null>(null);
  const [isInvalid, setIsInvalid] = useState(false);
  useStageTitle(stage, isInvalid, props.onTitleChange);
  return (
    <div ref={rootRef} data-slot="will-wizard" className="flex min-h-full flex-1 flex-col">
      <WizardNotice text={props.notice} />
      {props.alerts !== undefined && (
        <div className="mx-auto flex w-full max-w-form flex-col gap-3 px-4 pt-4 empty:hidden sm:px-6 md:px-0">
          {props.alerts}
        </div>
      )}
      {stage >= FIRST_STAGE && <WizardProgress stage={stage} sealed={submission.status === 'submitted'} />}
      <WizardPreview draft={draft} stage={stage} today={today} onFieldOpen={openField} onFix={applyFix}>
        {stage === INTRO_STAGE ? (
          <IntroStage onStart={actions.onStart} />
        ) : stage === REVIEW_STAGE ? (
          <ReviewStage
            key={revision}
            draft={draft}
            today={today}
            agreed={agreedTo === revision}
            onAgreedChange={(isAgreed) => setAgreedTo(isAgreed ? revision : null)}
            onEdit={actions.onEdit}
            onPrevious={actions.onPrevious}
            onSave={actions.onSave}
            saving={actions.saving ?? false}
            saveIndicator={actions.saveIndicator}
            onWholeChange={changes.whole}
            onFieldOpen={openField}
            onSubmit={props.onSubmit}
            submitting={submission.status === 'submitting'}
            submitError={submission.status === 'failed' ? submission.message : undefined}
          />
        ) : (
          <WizardStage
            key={`${revision} ${fixes} ${stage}`}
            stage={stage}
            revision={revision}
            draft={draft}
            changes={changes}
            today={today}
            typedDob={typed.dob}
            actions={actions}
            onInvalidChange={setIsInvalid}
          />
        )}
      </WizardPreview>
      <WizardDialogs {...props} />
    </div>
  );
}
