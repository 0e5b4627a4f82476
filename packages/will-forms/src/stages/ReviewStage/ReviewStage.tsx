import { Alert, Button, Checkbox } from '@virasat/ui';
import { reviewMessages, type WillDraft } from '@virasat/will-model';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { reviewTexts as texts } from '../../texts/review.ts';
import { StageFrame } from '../StageForm/index.ts';
import { lostShares } from './lostShares.ts';
import { ReviewBlocks } from './ReviewBlocks.tsx';
import { ReviewSections } from './ReviewSections.tsx';
import { ReviewTerms } from './ReviewTerms.tsx';
import type { EditableStage, SubmitBlock } from './reviewTypes.ts';

const { proposed } = texts;

export interface ReviewStageProps {
  draft: WillDraft;
  /** The person's own date, 'YYYY-MM-DD': ages are counted on it. */
  today: string;
  agreed: boolean;
  onAgreedChange(agreed: boolean): void;
  /** Edit, and every other link to where something is put right. */
  onEdit(stage: EditableStage): void;
  onPrevious(): void;
  /** Saves to the account. Never validates. */
  onSave(): void;
  /** A save is under way: further presses are ignored. */
  saving?: boolean;
  saveIndicator?: ReactNode;
  /** Called only when the terms are agreed to and nothing is left that Submit waits for. */
  onSubmit(): void;
  submitting: boolean;
  /** Why the last submit failed; takes focus when it appears. */
  submitError?: string | undefined;
  /** What Submit waits for besides shares that name nobody, which the stage finds itself. */
  blockedReasons?: readonly SubmitBlock[];
}

function lostShareBlocks(draft: WillDraft): SubmitBlock[] {
  return lostShares(draft).map(({ key, percentage, place, stage }) => ({
    key,
    stage,
    message: proposed.lostShare(percentage, place),
    action: proposed.chooseNominee(place),
  }));
}

/**
 * Stage 7: everything that was answered, to be read once more, then the terms, the agreement and Submit.
 *
 * Submit can always be pressed. What it waits for is said then: the agreement first, then what has to be put right.
 *
 * @see spec.md, section 2, Review stage; section 4, Save and submit; design.md, 4.7
 */
export function ReviewStage({
  draft,
  today,
  agreed,
  onAgreedChange,
  onEdit,
  onPrevious,
  onSave,
  saving = false,
  saveIndicator,
  onSubmit,
  submitting,
  submitError,
  blockedReasons = [],
}: ReviewStageProps) {
  const [isRefused, setRefused] = useState(false);
  const agreementRef = useRef<HTMLButtonElement>(null);
  const blocksRef = useRef<HTMLDivElement>(null);
  const errorRef = useRef<HTMLDivElement>(null);
  const blocks = [...lostShareBlocks(draft), ...blockedReasons];

  useEffect(() => {
    if (submitError !== undefined) errorRef.current?.focus();
  }, [submitError]);

  function handleRefused(): void {
    setRefused(true);
    agreementRef.current?.focus();
  }

  function handleSubmit(): void {
    if (blocks.length > 0) blocksRef.current?.focus();
    else onSubmit();
  }

  return (
    <StageFrame
      number={7}
      title={proposed.title}
      lead={`${proposed.lead} ${proposed.notMadeYet}`}
      status={saveIndicator}
      actions={
        <>
          <Button onClick={onPrevious}>{texts.previous}</Button>
          <Button onClick={onSave} busy={saving}>
            {texts.saveDraft}
          </Button>
          <Button
            variant="primary"
            busy={submitting}
            // Room for it is kept only now: on a phone it would make the bar three lines high.
            {...(submitting ? { busyLabel: texts.submitting } : {})}
            unavailable={!agreed}
            onUnavailablePress={handleRefused}
            onClick={handleSubmit}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      {blocks.length > 0 && <ReviewBlocks ref={blocksRef} blocks={blocks} onFix={onEdit} />}
      <ReviewSections draft={draft} today={today} onEdit={onEdit} />
      <ReviewTerms />
      <Checkbox
        ref={agreementRef}
        label={texts.agreement}
        checked={agreed}
        onCheckedChange={onAgreedChange}
        {...(isRefused && !agreed ? { error: reviewMessages.notAgreed } : {})}
      />
      {submitError !== undefined && (
        <Alert ref={errorRef} tone="danger" live tabIndex={-1}>
          {submitError}
        </Alert>
      )}
    </StageFrame>
  );
}
