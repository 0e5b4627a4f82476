import { FIRST_STAGE, INTRO_STAGE } from '@virasat/will-model';
import { useRef, useState } from 'react';
import { PartBoundary } from '../../parts/index.ts';
import { leavingTo, StageLeavingContext } from '../../stages/StageForm/stageLeaving.ts';
import { wizardBody } from './bodyPart.ts';
import { usePartsAhead } from './usePartsAhead.ts';
import { WizardArriving } from './WizardArriving.tsx';
import { WizardIntro } from './WizardIntro.tsx';
import { WizardLoading } from './WizardLoading.tsx';
import { WizardNotice } from './WizardNotice.tsx';
import type { WillWizardProps } from './wizardProps.ts';

const { Late: WizardBody } = wizardBody;

/**
 * The wizard that makes a will: stages 0 to 7, progress, and the dialogs around submission. It holds no draft and
 * reads no address or storage: it takes all of that and reports every change.
 *
 * @see spec.md section 2, Will wizard, and section 4, Wizard stages; design.md section 4
 */
export function WillWizard(props: WillWizardProps) {
  const { stage, arriving = null } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const [openedAt] = useState(stage);
  const [isBegun, setBegun] = useState(false);
  // From then on it stays, at the introduction too: it knows what was changed so far.
  if (stage !== INTRO_STAGE && !isBegun) setBegun(true);
  usePartsAhead(stage);
  return (
    <div ref={rootRef} data-slot="will-wizard" className="flex min-h-full flex-1 flex-col">
      <WizardNotice text={props.notice} />
      <WizardArriving stage={arriving} />
      {props.alerts !== undefined && (
        <div className="mx-auto flex w-full max-w-form flex-col gap-3 px-4 pt-4 empty:hidden sm:px-6 md:px-0">
          {props.alerts}
        </div>
      )}
      {isBegun ? (
        <PartBoundary place={stage} fallback={<WizardLoading />}>
          <StageLeavingContext value={leavingTo(stage, arriving)}>
            <WizardBody {...props} openedAt={openedAt} rootRef={rootRef} />
          </StageLeavingContext>
        </PartBoundary>
      ) : (
        <WizardIntro onStart={() => props.onStageChange(FIRST_STAGE)} onTitleChange={props.onTitleChange} />
      )}
    </div>
  );
}
