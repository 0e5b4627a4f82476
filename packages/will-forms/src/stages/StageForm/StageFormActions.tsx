import { Button } from '@virasat/ui';
import { memo, use } from 'react';
import { wizardTexts } from '../../texts/wizard.ts';
import { LATE_SPINNER, StageLeavingContext } from './stageLeaving.ts';

export interface StageFormActionsProps {
  onPrevious(): void;
  onSave(): void;
  saving: boolean;
  /** Leads back to the review once the stage has passed; left out where the person didn't come from there. */
  onReturnToReview: (() => void) | undefined;
  attempt(onPass?: () => void): Promise<void>;
}

/** Previous, Save, Next. Drawn again only when one of them, or what Next does, is another. */
export const StageFormActions = memo(function StageFormActions({
  onPrevious,
  onSave,
  saving,
  onReturnToReview,
  attempt,
}: StageFormActionsProps) {
  const leaving = use(StageLeavingContext);
  return (
    <>
      <Button onClick={onPrevious} busy={leaving === 'back'} className={LATE_SPINNER}>
        {wizardTexts.previous}
      </Button>
      <Button onClick={onSave} busy={saving}>
        {wizardTexts.save}
      </Button>
      {onReturnToReview && (
        <Button onClick={() => attempt(onReturnToReview)} busy={leaving === 'on'} className={LATE_SPINNER}>
          {wizardTexts.proposed.returnToReview}
        </Button>
      )}
      <Button type="submit" variant="primary" busy={leaving === 'on'} className={LATE_SPINNER}>
        {wizardTexts.next}
      </Button>
    </>
  );
});
