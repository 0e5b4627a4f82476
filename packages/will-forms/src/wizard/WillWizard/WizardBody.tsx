import { FIRST_STAGE, INTRO_STAGE, REVIEW_STAGE, type StageNumber } from '@virasat/will-model';
import { type RefObject, useState } from 'react';
import { IntroStage } from '../../stages/IntroStage/index.ts';
import { reviewStage } from './reviewPart.ts';
import { useAgreement } from './useAgreement.ts';
import { useDraftChanges } from './useDraftChanges.ts';
import { useFieldOpening } from './useFieldOpening.ts';
import { useStageFixes } from './useStageFixes.ts';
import { useStageFocus } from './useStageFocus.ts';
import { useStageTitle } from './useStageTitle.ts';
import { useWizardActions } from './useWizardActions.tsx';
import { WizardDialogs } from './WizardDialogs.tsx';
import { WizardPreview } from './WizardPreview.tsx';
import { WizardProgress } from './WizardProgress.tsx';
import { WizardStage } from './WizardStage.tsx';
import type { WillWizardProps } from './wizardProps.ts';

const { Late: ReviewStage } = reviewStage;

export interface WizardBodyProps extends WillWizardProps {
  /** The stage that the wizard was opened at: it takes no focus. */
  openedAt: StageNumber;
  /** Holds the stage. */
  rootRef: RefObject<HTMLElement | null>;
}

/**
 * The wizard from the first question on, once it was begun: stages, progress, and the dialogs around submission. A
 * piece of its own, since whoever reads the introduction needs none of it yet.
 */
export function WizardBody(props: WizardBodyProps) {
  const { draft, revision, stage, today, typed, submission, openedAt, rootRef } = props;
  const changes = useDraftChanges(draft, revision, props.onDraftChange);
  const actions = useWizardActions(props);
  useStageFocus(rootRef, stage, openedAt);
  const openField = useFieldOpening(stage, actions.onEdit);
  const { fixes, applyFix } = useStageFixes(draft, changes, openField);
  const [agreed, setAgreed] = useAgreement(draft, revision);
  const [isInvalid, setIsInvalid] = useState(false);
  useStageTitle(stage, isInvalid, props.onTitleChange);
  return (
    <>
      {stage >= FIRST_STAGE && <WizardProgress stage={stage} sealed={submission.status === 'submitted'} />}
      <WizardPreview draft={draft} stage={stage} today={today} onFieldOpen={openField} onFix={applyFix}>
        {stage === INTRO_STAGE ? (
          <IntroStage onStart={actions.onStart} />
        ) : stage === REVIEW_STAGE ? (
          <ReviewStage
            key={revision}
            draft={draft}
            today={today}
            agreed={agreed}
            onAgreedChange={setAgreed}
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
            typed={typed}
            actions={actions}
            onInvalidChange={setIsInvalid}
          />
        )}
      </WizardPreview>
      <WizardDialogs {...props} />
    </>
  );
}
