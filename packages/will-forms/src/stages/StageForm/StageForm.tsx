import { ErrorSummary } from '@virasat/ui';
import { stageNames } from '@virasat/will-model';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { wizardTexts } from '../../texts/wizard.ts';
import { StageFormActions } from './StageFormActions.tsx';
import { StageFrame } from './StageFrame.tsx';
import type { StageFormHandle } from './useStageForm.ts';

/** What the wizard hands through to every stage. */
export interface StageActions {
  onPrevious(): void;
  /** Saves to the account. Never validates. */
  onSave(): void;
  /** A save is under way: further presses are ignored. */
  saving?: boolean;
  /** Where the answers are: ui's SaveIndicator. */
  saveIndicator?: ReactNode;
  /** Given where the person came from the review: the stage offers the way back. */
  onReturnToReview?: (() => void) | undefined;
  /** Whether a refused Next has left marks: the page's title says so. */
  onInvalidChange?: ((isInvalid: boolean) => void) | undefined;
}

export interface StageFormProps<Values extends FieldValues> extends StageActions {
  form: StageFormHandle<Values>;
  number: 1 | 2 | 3 | 4 | 5 | 6;
  lead: ReactNode;
  children: ReactNode;
}

/**
 * A stage that asks: error summary, heading, fields, and Previous, Save, Next.
 *
 * @see spec.md section 2, Will wizard; design.md section 4, point 2
 */
export function StageForm<Values extends FieldValues>({
  form,
  number,
  lead,
  children,
  onPrevious,
  onSave,
  saving = false,
  saveIndicator,
  onReturnToReview,
  onInvalidChange,
}: StageFormProps<Values>) {
  const { problems, summaryRef } = form;
  const isInvalid = problems.length > 0;
  const reportInvalid = useEffectEvent((state: boolean) => onInvalidChange?.(state));
  useEffect(() => {
    reportInvalid(isInvalid);
    // What comes after it may be no form, and report nothing.
    return () => reportInvalid(false);
  }, [isInvalid]);
  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    await form.attempt();
  }
  return (
    <form
      noValidate
      data-stage={number}
      aria-label={stageNames[number - 1]}
      onSubmit={handleSubmit}
      className="flex flex-1 flex-col"
    >
      <StageFrame
        number={number}
        lead={lead}
        summary={
          isInvalid && (
            <ErrorSummary
              className="mb-8"
              ref={summaryRef}
              title={wizardTexts.refused}
              errors={[...problems]}
            />
          )
        }
        status={saveIndicator}
        actions={
          <StageFormActions
            onPrevious={onPrevious}
            onSave={onSave}
            saving={saving}
            onReturnToReview={onReturnToReview}
            attempt={form.attempt}
          />
        }
      >
        {children}
      </StageFrame>
    </form>
  );
}
