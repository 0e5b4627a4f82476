import { Button, ConfirmDialog, ErrorSummary } from '@virasat/ui';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { UnreadPointsDialog } from '../../dialogs/UnreadPointsDialog/index.ts';
import { deedTexts } from '../../texts/deed.ts';
import { DeedAboutYou } from './DeedAboutYou.tsx';
import { DeedDate } from './DeedDate.tsx';
import { DeedNominees } from './DeedNominees.tsx';
import { DeedOutcome } from './DeedOutcome.tsx';
import { DeedExecutors, DeedWitnesses } from './DeedPeople.tsx';
import { DeedPointsList } from './DeedPointsList.tsx';
import { DeedSigningSteps } from './DeedSigningSteps.tsx';
import type { FreeWillDeedFormProps } from './deedFormProps.ts';
import { useDeedForm } from './useDeedForm.ts';

const texts = deedTexts.proposed;

/**
 * The free will-deed: one page of questions that becomes will-deed.pdf.
 *
 * @see spec.md section 2, Free will-deed, and section 5; design.md 3.5
 */
export function FreeWillDeedForm(props: FreeWillDeedFormProps) {
  const { making, saveIndicator, alerts, onStartAgain, onInvalidChange } = props;
  const { form, dateOfBirth, signing, entry, points, unread } = useDeedForm(props);
  const [isClearing, setClearing] = useState(false);
  const isInvalid = form.problems.length > 0;
  const reportInvalid = useEffectEvent((state: boolean) => onInvalidChange?.(state));
  useEffect(() => reportInvalid(isInvalid), [isInvalid]);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    await form.attempt();
  }

  return (
    <form
      noValidate
      aria-label={texts.title}
      data-slot="free-will-deed"
      onSubmit={handleSubmit}
      className="mx-auto w-full max-w-form px-4 pt-8 pb-14 sm:px-6 md:px-0"
    >
      {alerts}
      {isInvalid && (
        <ErrorSummary
          className="mb-8"
          ref={form.summaryRef}
          title={deedTexts.errorsTitle}
          errors={[...form.problems]}
        />
      )}
      <header className="mb-8">
        <h1 tabIndex={-1} className="font-display text-h1 font-medium text-ink">
          {texts.title}
        </h1>
        <p className="mt-3 text-lg text-ink-2">{texts.lead}</p>
        <p className="mt-2 text-ink-2">{texts.otherShares}</p>
      </header>
      <div className="flex flex-col gap-8">
        <DeedAboutYou form={form} {...dateOfBirth} today={props.today} />
        <DeedExecutors form={form} />
        <DeedNominees form={form} {...entry} />
        <DeedDate form={form} {...signing} />
        <DeedWitnesses form={form} />
        <DeedSigningSteps />
        {points.length > 0 && <DeedPointsList points={points} />}
        <DeedOutcome making={making} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary" busy={making.status === 'making'} busyLabel={texts.making}>
            {texts.download}
          </Button>
          <Button variant="danger-quiet" onClick={() => setClearing(true)}>
            {texts.startAgain}
          </Button>
        </div>
        {saveIndicator}
      </div>
      <UnreadPointsDialog
        open={unread.isAsking}
        title={texts.unreadTitle}
        points={unread.points}
        goBackLabel={texts.goBack}
        confirmLabel={texts.downloadAsItIs}
        onGoBack={unread.onGoBack}
        onConfirm={unread.onConfirm}
      />
      <ConfirmDialog
        open={isClearing}
        onOpenChange={setClearing}
        title={texts.startAgainTitle}
        cancelLabel={texts.keepIt}
        confirmLabel={texts.startAgain}
        tone="danger"
        onConfirm={() => {
          setClearing(false);
          onStartAgain();
        }}
      >
        {texts.startAgainText}
      </ConfirmDialog>
    </form>
  );
}
