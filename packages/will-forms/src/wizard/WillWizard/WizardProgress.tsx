import { ProgressHeader } from '@virasat/ui';
import { type StageNumber, stageNames } from '@virasat/will-model';
import { memo } from 'react';

/** How far the will has come. Drawn again when the stage changes, not at every key in it. */
export const WizardProgress = memo(function WizardProgress(props: { stage: StageNumber; sealed: boolean }) {
  return (
    <ProgressHeader
      {...props}
      stageNames={stageNames}
      className="mx-auto w-full max-w-shell px-4 pt-6 pb-8 sm:px-6 xl:px-0"
    />
  );
});
