import type { StageNumber, WillDraft } from '@virasat/will-model';
import type { FindingTarget } from '@virasat/will-model/checks';
import { placeOfTarget } from '../../fields/index.ts';
import { questionId } from '../../stages/ExecutorStage/executorPlaces.ts';
import { fieldId as otherInfoFieldId } from '../../stages/OtherInfoStage/otherInfoPlaces.ts';
import { fieldId as personalDetailsFieldId } from '../../stages/PersonalDetailsStage/personalDetailsPlaces.ts';
import { fieldId as residuaryFieldId } from '../../stages/ResiduaryStage/residuaryPlaces.ts';

/** The DOM ids of each group of fields that tells its own findings, by the group's name. */
const blocks = {
  will: (['language', 'documentName', 'country'] as const).map(personalDetailsFieldId),
  about: (['fullName', 'dob', 'gender', 'relationshipStatus', 'guardianName', 'address'] as const).map(
    personalDetailsFieldId,
  ),
  identity: (['idType', 'idNumber'] as const).map(personalDetailsFieldId),
  executorQuestions: (['appointExecutor', 'executorMode'] as const).map(questionId),
  residuaryScope: (['scope', 'valueLimit'] as const).map(residuaryFieldId),
  caretaker: (['isGuardianCaretaker', 'caretaker'] as const).map(otherInfoFieldId),
  pets: (['hasPets', 'petDetails'] as const).map(otherInfoFieldId),
  noContest: [otherInfoFieldId('includeNoContestClause')],
  specialInstructions: (['hasSpecialInstructions', 'specialInstructions'] as const).map(otherInfoFieldId),
} satisfies Record<string, readonly string[]>;

/** A group of fields under which findings stand; `end` is the end of the stage, where its last list is. */
export type StageBlock = keyof typeof blocks | 'end';

const isBlock = (name: string): name is keyof typeof blocks => Object.hasOwn(blocks, name);

/** Finds the group of fields that a finding is about. */
export function blockOf(target: FindingTarget, draft: WillDraft, stage: StageNumber): StageBlock {
  const place = placeOfTarget(target, draft);
  const [best] = place?.targetIds ?? [];
  if (place?.stage !== stage || best === undefined) return 'end';
  const found = Object.entries(blocks).find(([, ids]) => ids.includes(best))?.[0];
  return found !== undefined && isBlock(found) ? found : 'end';
}
