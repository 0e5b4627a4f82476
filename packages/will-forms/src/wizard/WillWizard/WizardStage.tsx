import { countSharesOf, listedChildren, type StageNumber, type WillDraft } from '@virasat/will-model';
import { memo, useState } from 'react';
import { AssetsStage } from '../../stages/AssetsStage/index.ts';
import { ExecutorStage } from '../../stages/ExecutorStage/index.ts';
import { NomineesStage } from '../../stages/NomineesStage/index.ts';
import { OtherInfoStage } from '../../stages/OtherInfoStage/index.ts';
import { PersonalDetailsStage } from '../../stages/PersonalDetailsStage/index.ts';
import { ResiduaryStage } from '../../stages/ResiduaryStage/index.ts';
import type { DraftChanges } from './useDraftChanges.ts';
import type { WizardActions } from './useWizardActions.tsx';
import type { TypedParts } from './wizardProps.ts';

/** The stages that ask. */
export type AskingStage = Exclude<StageNumber, 0 | 7>;

export interface WizardStageProps {
  stage: AskingStage;
  revision: number;
  draft: WillDraft;
  changes: DraftChanges;
  today: string;
  /** Taken over when a stage is mounted. */
  typed: TypedParts;
  actions: WizardActions;
  onInvalidChange(isInvalid: boolean): void;
}

/**
 * The parts of the draft that a stage reads besides its own. It takes its own when it is mounted and holds it from
 * then on, so a change of its own making is no reason to draw it again.
 */
const partsRead: Record<AskingStage, readonly (keyof WillDraft)[]> = {
  1: [],
  2: ['personalDetails', 'assets', 'residuary'],
  3: ['nominees'],
  4: ['assets', 'nominees'],
  5: ['nominees'],
  6: [],
};

function isUnchanged(before: WizardStageProps, after: WizardStageProps): boolean {
  return (
    before.stage === after.stage &&
    before.actions === after.actions &&
    before.today === after.today &&
    before.onInvalidChange === after.onInvalidChange &&
    partsRead[after.stage].every((part) => before.draft[part] === after.draft[part])
  );
}

/** Gives one of the stages 1 to 6 its part of the draft. */
export const WizardStage = memo(function WizardStage({
  stage,
  revision,
  draft,
  changes,
  today,
  typed,
  actions: {
    onTypedDobChange,
    onTypedNomineeChange,
    onPrevious,
    onSave,
    saving = false,
    saveIndicator,
    onReturnToReview,
    onNext,
  },
  onInvalidChange,
}: WizardStageProps) {
  // The page may draw a moment after a change; what is edited starts from the very last one.
  const [own] = useState(() => changes.newest(draft, revision));
  const { personalDetails, nominees, assets } = draft;
  const newNominee = {
    typed: typed.nominee,
    onTypedChange: onTypedNomineeChange,
    onNomineeAdd: changes.nomineeAdded,
  };
  const common = { onPrevious, onSave, saving, saveIndicator, onReturnToReview, onInvalidChange, onNext };
  switch (stage) {
    case 1:
      return (
        <PersonalDetailsStage
          {...common}
          details={own.personalDetails}
          today={today}
          typedDob={typed.dob}
          onTypedDobChange={onTypedDobChange}
          onChange={changes.personalDetails}
        />
      );
    case 2:
      return (
        <NomineesStage
          {...common}
          nominees={own.nominees}
          listedChildren={listedChildren(personalDetails)}
          childrenAsNominees={own.personalDetails.childrenAsNominees}
          onChildrenAsNomineesChange={changes.childrenAsNominees}
          sharesOf={(id) => sharesOf(draft, id)}
          onChange={changes.nominees}
        />
      );
    case 3:
      return (
        <AssetsStage
          {...common}
          assets={own.assets}
          nominees={nominees}
          newNominee={newNominee}
          onChange={changes.assets}
        />
      );
    case 4:
      return (
        <ExecutorStage
          {...common}
          executor={own.executor}
          assets={assets}
          nominees={nominees}
          onChange={changes.executor}
        />
      );
    case 5:
      return (
        <ResiduaryStage
          {...common}
          residuary={own.residuary}
          nominees={nominees}
          newNominee={newNominee}
          country={personalDetails.country}
          onChange={changes.residuary}
        />
      );
    case 6:
      return <OtherInfoStage {...common} otherInfo={own.otherInfo} onChange={changes.otherInfo} />;
    default:
      return stage satisfies never;
  }
}, isUnchanged);

/** Shares of assets and of the residue alike would name nobody once the nominee is gone. */
function sharesOf({ assets, residuary }: WillDraft, nomineeId: string): number {
  const ofResidue = residuary.customAllocations.filter((share) => share.nomineeId === nomineeId).length;
  return countSharesOf(assets, nomineeId) + ofResidue;
}
