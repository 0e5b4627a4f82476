import { type DateParts, ProgressHeader, SaveIndicator, type SaveState } from '@virasat/ui';
import { FIRST_STAGE, REVIEW_STAGE, type StageNumber, stageNames, type WillDraft } from '@virasat/will-model';
import { type ReactNode, useState } from 'react';
import { IntroStage } from '../../stages/IntroStage/index.ts';
import { ReviewStage } from '../../stages/ReviewStage/index.ts';
import { neighbours } from './neighbours.ts';
import { useDraftChanges } from './useDraftChanges.ts';
import { useStageFocus } from './useStageFocus.ts';
import { useStageTitle } from './useStageTitle.ts';
import { WizardDialogs, type WizardDialogsProps } from './WizardDialogs.tsx';
import { WizardNotice } from './WizardNotice.tsx';
import { WizardStage } from './WizardStage.tsx';

/** What is typed but isn't a value yet: kept beside the draft, never sent. */
export interface TypedParts {
  dob: DateParts | null;
}

export interface WillWizardProps extends WizardDialogsProps {
  draft: WillDraft;
  /** Goes up whenever the draft was replaced from outside: a stage takes its answers over when it is mounted. */
  revision: number;
  stage: StageNumber;
  /** The person's own date, 'YYYY-MM-DD'. */
  today: string;
  typed: TypedParts;
  /** Every change, valid or not, within the event that made it. */
  onDraftChange(draft: WillDraft): void;
  onTypedChange(typed: TypedParts): void;
  onStageChange(stage: StageNumber): void;
  /** The page's title without the brand, marked while something is wrong: ‹Error: Step 3 of 7: Assets›. */
  onTitleChange?: (title: string) => void;
  save: {
    state: SaveState;
    /** Written out: 4:12 pm. */
    time?: string;
    saving: boolean;
    onSave(): void;
    onRetry?(): void;
  };
  onSubmit(): void;
  /** A passing note: ‹Opening "My will" for editing›. */
  notice?: string | undefined;
  /** What the page has to say above the stage: ui's Alerts. */
  alerts?: ReactNode;
}

/**
 * The wizard that makes a will: stages 0 to 7, progress, and the dialogs around submission. It holds no draft and
 * reads no address or storage: it takes all of that and reports every change.
 *
 * @see spec.md section 2, Will wizard, and section 4, Wizard stages; design.md section 4
 */
export function WillWizard(props: WillWizardProps) {
  const { draft, revision, stage, today, typed, onTypedChange, onStageChange, save, submission } = props;
  const changes = useDraftChanges(draft, revision, props.onDraftChange);
  const rootRef = useStageFocus(stage);
  const [agreed, setAgreed] = useState(false);
  // The stage that an Edit link of the review has opened: it offers the way back.
  const [edited, setEdited] = useState<StageNumber | null>(null);
  const [isInvalid, setIsInvalid] = useState(false);
  useStageTitle(stage, isInvalid, props.onTitleChange);

  const { previous, next } = neighbours(stage);
  const actions = {
    onPrevious: () => onStageChange(previous),
    onSave: save.onSave,
    saving: save.saving,
    saveIndicator: (
      <SaveIndicator state={save.state} time={save.time} {...(save.onRetry && { onRetry: save.onRetry })} />
    ),
  };

  function handleEdit(opened: StageNumber): void {
    setEdited(opened);
    onStageChange(opened);
  }

  return (
    <div ref={rootRef} data-slot="will-wizard" className="flex min-h-full flex-1 flex-col">
      <WizardNotice text={props.notice} />
      {props.alerts !== undefined && (
        <div className="mx-auto flex w-full max-w-form flex-col gap-3 px-4 pt-4 empty:hidden sm:px-6 md:px-0">
          {props.alerts}
        </div>
      )}
      {stage >= FIRST_STAGE && (
        <ProgressHeader
          stage={stage}
          stageNames={stageNames}
          sealed={submission.status === 'submitted'}
          className="mx-auto w-full max-w-shell px-4 pt-6 pb-8 sm:px-6 xl:px-0"
        />
      )}
      {stage === 0 ? (
        <IntroStage onStart={() => onStageChange(FIRST_STAGE)} />
      ) : stage === REVIEW_STAGE ? (
        <ReviewStage
          key={revision}
          {...actions}
          draft={draft}
          today={today}
          agreed={agreed}
          onAgreedChange={setAgreed}
          onEdit={handleEdit}
          onSubmit={props.onSubmit}
          submitting={submission.status === 'submitting'}
          submitError={submission.status === 'failed' ? submission.message : undefined}
        />
      ) : (
        <WizardStage
          key={`${revision} ${stage}`}
          stage={stage}
          draft={draft}
          changes={changes}
          today={today}
          typedDob={typed.dob}
          onTypedDobChange={(dob) => onTypedChange({ ...typed, dob })}
          onNext={() => onStageChange(next)}
          actions={{
            ...actions,
            onInvalidChange: setIsInvalid,
            onReturnToReview: edited === stage ? () => onStageChange(REVIEW_STAGE) : undefined,
          }}
        />
      )}
      <WizardDialogs {...props} />
    </div>
  );
}
