import type { DateParts } from '@virasat/ui';
import { countSharesOf, listedChildren, type StageNumber, type WillDraft } from '@virasat/will-model';
import { AssetsStage } from '../../stages/AssetsStage/index.ts';
import { ExecutorStage } from '../../stages/ExecutorStage/index.ts';
import { NomineesStage } from '../../stages/NomineesStage/index.ts';
import { OtherInfoStage } from '../../stages/OtherInfoStage/index.ts';
import { PersonalDetailsStage } from '../../stages/PersonalDetailsStage/index.ts';
import { ResiduaryStage } from '../../stages/ResiduaryStage/index.ts';
import type { StageActions } from '../../stages/StageForm/index.ts';
import type { DraftChanges } from './useDraftChanges.ts';

/** The stages that ask. */
export type AskingStage = Exclude<StageNumber, 0 | 7>;

export interface WizardStageProps {
  stage: AskingStage;
  draft: WillDraft;
  changes: DraftChanges;
  today: string;
  typedDob: DateParts | null;
  onTypedDobChange(parts: DateParts | null): void;
  onNext(): void;
  actions: StageActions;
}

/** Gives one of the stages 1 to 6 its part of the draft. */
export function WizardStage({
  stage,
  draft,
  changes,
  today,
  typedDob,
  onTypedDobChange,
  onNext,
  actions,
}: WizardStageProps) {
  const { personalDetails, nominees, assets, executor, residuary, otherInfo } = draft;
  const common = { ...actions, onNext };
  switch (stage) {
    case 1:
      return (
        <PersonalDetailsStage
          {...common}
          details={personalDetails}
          today={today}
          typedDob={typedDob}
          onTypedDobChange={onTypedDobChange}
          onChange={changes.personalDetails}
        />
      );
    case 2:
      return (
        <NomineesStage
          {...common}
          nominees={nominees}
          listedChildren={listedChildren(personalDetails)}
          childrenAsNominees={personalDetails.childrenAsNominees}
          onChildrenAsNomineesChange={changes.childrenAsNominees}
          sharesOf={(id) => sharesOf(draft, id)}
          onChange={changes.nominees}
        />
      );
    case 3:
      return <AssetsStage {...common} assets={assets} nominees={nominees} onChange={changes.assets} />;
    case 4:
      return (
        <ExecutorStage
          {...common}
          executor={executor}
          assets={assets}
          nominees={nominees}
          onChange={changes.executor}
        />
      );
    case 5:
      return (
        <ResiduaryStage
          {...common}
          residuary={residuary}
          nominees={nominees}
          country={personalDetails.country}
          onChange={changes.residuary}
        />
      );
    case 6:
      return <OtherInfoStage {...common} otherInfo={otherInfo} onChange={changes.otherInfo} />;
    default:
      return stage satisfies never;
  }
}

/** Shares of assets and of the residue alike would name nobody once the nominee is gone. */
function sharesOf({ assets, residuary }: WillDraft, nomineeId: string): number {
  const ofResidue = residuary.customAllocations.filter((share) => share.nomineeId === nomineeId).length;
  return countSharesOf(assets, nomineeId) + ofResidue;
}
