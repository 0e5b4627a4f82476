import { SaveIndicator } from '@virasat/ui';
import { FIRST_STAGE, REVIEW_STAGE, type StageNumber } from '@virasat/will-model';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { StageActions } from '../../stages/StageForm/index.ts';
import { neighbours } from './neighbours.ts';
import type { TypedParts, WillWizardProps } from './wizardProps.ts';

/** What can be done at a stage, apart from answering. */
export interface WizardActions
  extends Pick<StageActions, 'onPrevious' | 'onSave' | 'saving' | 'saveIndicator'> {
  onStart(): void;
  onNext(): void;
  /** Opens a stage to change something in it; whoever came from the review is offered the way back. */
  onEdit(stage: StageNumber): void;
  onReturnToReview: (() => void) | undefined;
  onTypedDobChange(dob: TypedParts['dob']): void;
  onTypedNomineeChange(nominee: TypedParts['nominee']): void;
}

/**
 * The handlers of the wizard, the same from render to render: a key in one field must not draw every button again.
 */
export function useWizardActions(props: WillWizardProps): WizardActions {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [edited, setEdited] = useState<{ stage: StageNumber; revision: number } | null>(null);
  const isEdited = edited?.stage === props.stage && edited.revision === props.revision;
  const { state, time, saving } = props.save;
  const canRetry = props.save.onRetry !== undefined;

  return useMemo(() => {
    const goTo = (stage: StageNumber): void => latest.current.onStageChange(stage);
    return {
      onStart: () => goTo(FIRST_STAGE),
      onPrevious: () => goTo(neighbours(latest.current.stage).previous),
      onNext: () => goTo(neighbours(latest.current.stage).next),
      onEdit: (stage) => {
        const { stage: from, revision } = latest.current;
        setEdited((before) => (from === REVIEW_STAGE || before?.stage === from ? { stage, revision } : null));
        goTo(stage);
      },
      onReturnToReview: isEdited ? () => goTo(REVIEW_STAGE) : undefined,
      onTypedDobChange: (dob) => latest.current.onTypedChange({ ...latest.current.typed, dob }),
      onTypedNomineeChange: (nominee) => latest.current.onTypedChange({ ...latest.current.typed, nominee }),
      onSave: () => latest.current.save.onSave(),
      saving,
      saveIndicator: (
        <SaveIndicator
          state={state}
          time={time}
          {...(canRetry && { onRetry: () => latest.current.save.onRetry?.() })}
        />
      ),
    };
  }, [isEdited, state, time, saving, canRetry]);
}
