import { Alert, Button, Checkbox } from '@virasat/ui';
import { reviewMessages, type WillDraft } from '@virasat/will-model';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { UnreadPointsDialog } from '../../dialogs/UnreadPointsDialog/index.ts';
import { type FieldPlace, placeOfTarget } from '../../fields/index.ts';
import type { ShownFinding } from '../../reading/index.ts';
import { MoreAnswers } from '../../review/MoreAnswers/index.ts';
import { PointsToCheck } from '../../review/PointsToCheck/index.ts';
import { useReviewPoints, type WholeChange } from '../../review/useReviewPoints.ts';
import { WhatHappensIf } from '../../review/WhatHappensIf/index.ts';
import { checksTexts } from '../../texts/checks.ts';
import { reviewTexts as texts } from '../../texts/review.ts';
import { LATE_SPINNER, StageFrame, StageLeavingContext } from '../StageForm/index.ts';
import { ReviewSections } from './ReviewSections.tsx';
import { ReviewTerms } from './ReviewTerms.tsx';
import { type EditableStage, willLangOf } from './reviewTypes.ts';

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
  /** Called only when the terms are agreed to, nothing is left that Submit waits for, and the rest was read. */
  onSubmit(): void;
  submitting: boolean;
  /** Why the last submit failed; takes focus when it appears. */
  submitError?: string | undefined;
  /** Changes the draft as a whole: a fix, a tick, an optional answer. */
  onWholeChange: WholeChange;
  /** Leads to a field, on another stage or here. */
  onFieldOpen(place: FieldPlace): void;
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
  onWholeChange,
  onFieldOpen,
}: ReviewStageProps) {
  const [isRefused, setRefused] = useState(false);
  const agreementRef = useRef<HTMLButtonElement>(null);
  const errorRef = useRef<HTMLDivElement>(null);
  const points = useReviewPoints({ draft, today, agreed, onWholeChange, onSubmit });
  const lang = willLangOf(draft);
  const leaving = use(StageLeavingContext);

  useEffect(() => {
    if (submitError !== undefined) errorRef.current?.focus();
  }, [submitError]);

  function handleRefused(): void {
    setRefused(true);
    agreementRef.current?.focus();
  }

  function handleGoTo({ target }: ShownFinding): void {
    const place = placeOfTarget(target, draft);
    if (place !== null) onFieldOpen(place);
  }

  return (
    <StageFrame
      number={7}
      title={proposed.title}
      lead={`${proposed.lead} ${proposed.notMadeYet}`}
      status={saveIndicator}
      actions={
        <>
          <Button onClick={onPrevious} busy={leaving === 'back'} className={LATE_SPINNER}>
            {texts.previous}
          </Button>
          <Button onClick={onSave} busy={saving}>
            {texts.saveDraft}
          </Button>
          <Button
            variant="primary"
            busy={submitting || points.isDeciding}
            // Room for it is kept only now: on a phone it would make the bar three lines high.
            {...(submitting ? { busyLabel: texts.submitting } : {})}
            unavailable={!agreed}
            onUnavailablePress={handleRefused}
            onClick={points.submit}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <ReviewSections draft={draft} today={today} onEdit={onEdit} />
      <div ref={points.sectionRef} className="space-y-8">
        <PointsToCheck
          draft={draft}
          report={points.report}
          lang={lang}
          onGoTo={handleGoTo}
          onFix={points.fix}
          onRead={points.read}
          blockedRef={points.blockedRef}
        />
        <div>
          <MoreAnswers
            answers={draft.moreAnswers}
            hasWitnesses={draft.otherInfo.addWitnessNow}
            onChange={(moreAnswers) => onWholeChange((latest) => ({ ...latest, moreAnswers }))}
          />
          <WhatHappensIf draft={draft} lang={lang} />
        </div>
      </div>
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
      <UnreadPointsDialog
        open={points.unread.findings.length > 0}
        title={checksTexts.proposed.unreadTitle}
        lead={checksTexts.proposed.unreadLead}
        points={points.unread.findings.map(({ key, text }) => ({ key, text, lang }))}
        goBackLabel={checksTexts.proposed.goBack}
        confirmLabel={checksTexts.proposed.submitAsItIs}
        onGoBack={points.unread.onGoBack}
        onConfirm={points.unread.onConfirm}
      />
    </StageFrame>
  );
}
