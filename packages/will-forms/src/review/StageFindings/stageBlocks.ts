import type { StageNumber, WillDraft } from '@virasat/will-model';
import type { FindingTarget } from '@virasat/will-model/checks';
import { placeOfTarget } from '../../fields/index.ts';
import type { ShownFinding } from '../../reading/index.ts';
import { assetIdPrefix } from '../../stages/AssetsStage/assetsPlaces.ts';
import { COMMON_PREFIX, executorPrefix, questionId } from '../../stages/ExecutorStage/executorPlaces.ts';
import { nomineeIdPrefix } from '../../stages/NomineesStage/nomineesPlaces.ts';
import { fieldId as otherInfoFieldId, witnessPrefix } from '../../stages/OtherInfoStage/otherInfoPlaces.ts';
import {
  childIdPrefix,
  fieldId as personalDetailsFieldId,
} from '../../stages/PersonalDetailsStage/personalDetailsPlaces.ts';
import { fieldId as residuaryFieldId } from '../../stages/ResiduaryStage/residuaryPlaces.ts';

/** The DOM ids of each group of fields that tells its own findings, by the group's name. */
const groups = {
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

type Group = keyof typeof groups;
type CardBlock = `card ${string}`;

/**
 * Where findings stand: under a group of fields, in the card of one item of a list, or at the `end` of the stage, where
 * its last list is.
 */
export type StageBlock = Group | CardBlock | 'end';

/**
 * The card of one item of a list.
 *
 * @param idPrefix What the ids of the item's controls begin with.
 */
export const cardBlock = (idPrefix: string): StageBlock => `card ${idPrefix}`;

const isGroup = (name: string): name is Group => Object.hasOwn(groups, name);

/** What the ids of the item begin with that a target is about; null where it is about none that has a card in sight. */
function itemPrefixOf(target: FindingTarget): string | null {
  switch (target.at) {
    case 'child':
      return childIdPrefix(target.id);
    case 'nominee':
      return nomineeIdPrefix(target.id);
    case 'asset':
      return assetIdPrefix(target.id);
    case 'share':
      return assetIdPrefix(target.assetId);
    case 'executorPerson':
      // An asset's own list may be closed, and what stands in it unseen.
      return target.assetId === null ? executorPrefix(COMMON_PREFIX, target.id) : null;
    case 'witness':
      return witnessPrefix(target.id);
    default:
      return null;
  }
}

/** Finds where on a stage a finding stands: with the answers that it is about. */
export function blockOf(
  { target, group }: Pick<ShownFinding, 'target' | 'group'>,
  draft: WillDraft,
  stage: StageNumber,
): StageBlock {
  const place = placeOfTarget(target, draft);
  if (place?.stage !== stage) return 'end';
  const prefix = itemPrefixOf(target);
  // What is said of several items at once stands under their list, though it leads to one of them.
  if (prefix !== null && group.kind !== 'will') return cardBlock(prefix);
  const [best = ''] = place.targetIds;
  const found = Object.entries(groups).find(([, ids]) => ids.includes(best))?.[0];
  return found !== undefined && isGroup(found) ? found : 'end';
}
