import { isStageIncomplete, type WillDraft } from '@virasat/will-model';
import type { ReactNode } from 'react';
import { residuaryTexts } from '../../texts/residuary.ts';
import { reviewTexts } from '../../texts/review.ts';
import type { LostShare } from './lostShares.ts';
import { ReviewAssets } from './ReviewAssets.tsx';
import { ReviewExecutor } from './ReviewExecutor.tsx';
import { ReviewNominees } from './ReviewNominees.tsx';
import { ReviewOtherInfo } from './ReviewOtherInfo.tsx';
import { ReviewPersonalDetails } from './ReviewPersonalDetails.tsx';
import { ReviewResiduary } from './ReviewResiduary.tsx';
import type { EditableStage, ReviewSectionProps } from './reviewTypes.ts';

const texts = reviewTexts.proposed;

function executorSummary({ executor, assets }: WillDraft): string {
  if (executor.appointExecutor !== 'yes') return texts.noExecutor;
  const lists =
    executor.executorMode === 'separate'
      ? assets.map(({ id }) => executor.executorsPerAsset[id] ?? [])
      : [executor.commonExecutors];
  return texts.executorCount(lists.flat().length);
}

interface Section {
  stage: EditableStage;
  Content: (props: ReviewSectionProps) => ReactNode;
  /** One line that stands beside the section's name, closed or open. */
  summarise(draft: WillDraft): string;
}

/** The six sections, in the order of the specification. */
export const reviewSections: readonly Section[] = [
  { stage: 1, Content: ReviewPersonalDetails, summarise: ({ personalDetails }) => personalDetails.fullName },
  { stage: 2, Content: ReviewNominees, summarise: ({ nominees }) => texts.nominees(nominees.length) },
  { stage: 3, Content: ReviewAssets, summarise: ({ assets }) => texts.assets(assets.length) },
  { stage: 4, Content: ReviewExecutor, summarise: executorSummary },
  {
    stage: 5,
    Content: ReviewResiduary,
    summarise: ({ residuary: { distributionOption: option } }) =>
      option === '' ? '' : residuaryTexts.proposed.distributions[option].label,
  },
  {
    stage: 6,
    Content: ReviewOtherInfo,
    summarise: ({ otherInfo }) =>
      otherInfo.addWitnessNow ? texts.witnessCount(otherInfo.witnesses.length) : texts.witnessesLaterShort,
  },
];

/**
 * What a section's tag says where something in it is to be put right; undefined where all is well.
 *
 * @param lost The draft's shares of nobody.
 */
export function missingIn(
  stage: EditableStage,
  draft: WillDraft,
  today: string,
  lost: readonly LostShare[],
): string | undefined {
  if (lost.some((share) => share.stage === stage)) return texts.unknown;
  return isStageIncomplete(stage, draft, today) ? texts.incomplete : undefined;
}
