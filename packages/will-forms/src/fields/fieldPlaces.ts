import type { StageNumber, WillDraft } from '@virasat/will-model';
import type { FindingTarget } from '@virasat/will-model/checks';
import { MORE_ANSWERS_ID } from '../review/MoreAnswers/index.ts';
import { ADD_ID as ADD_ASSET_ID, assetFieldId, assetIdPrefix } from '../stages/AssetsStage/assetsPlaces.ts';
import {
  addButtonId,
  assetPrefix,
  COMMON_PREFIX,
  executorFieldId,
  questionId,
} from '../stages/ExecutorStage/executorPlaces.ts';
import { ADD_ID as ADD_NOMINEE_ID, nomineeFieldId } from '../stages/NomineesStage/nomineesPlaces.ts';
import { fieldId as otherInfoFieldId, witnessFieldId } from '../stages/OtherInfoStage/otherInfoPlaces.ts';
import {
  childFieldId,
  fieldId as personalDetailsFieldId,
} from '../stages/PersonalDetailsStage/personalDetailsPlaces.ts';
import { fieldId as residuaryFieldId } from '../stages/ResiduaryStage/residuaryPlaces.ts';

/** Where an answer is given: a stage, and the DOM ids of the control, best first. */
export interface FieldPlace {
  stage: StageNumber;
  targetIds: readonly string[];
}

const shareAt = (shares: readonly { nomineeId: string }[], nomineeId: string): number =>
  shares.findIndex((share) => share.nomineeId === nomineeId);

function sharePlace(
  target: Extract<FindingTarget, { at: 'share' }>,
  { assets }: WillDraft,
): readonly string[] {
  const asset = assets.find(({ id }) => id === target.assetId);
  const at = asset === undefined ? -1 : shareAt(asset.nomineeAllocations, target.nomineeId);
  const prefix = assetIdPrefix(target.assetId);
  // A stage that is opened anew numbers its rows; one that was changed may have numbered them otherwise.
  return at === -1
    ? [`${prefix}-add`]
    : [`${prefix}-${at}-${target.field === 'nomineeId' ? 'person' : 'share'}`, `${prefix}-add`];
}

/** Where a finding of the checks is put right, or null where no stage holds it. */
export function placeOfTarget(target: FindingTarget, draft: WillDraft): FieldPlace | null {
  switch (target.at) {
    case 'personalDetails':
      return { stage: 1, targetIds: [personalDetailsFieldId(target.field)] };
    case 'child':
      return {
        stage: 1,
        targetIds: [childFieldId(target.id, target.field), personalDetailsFieldId('hasChildren')],
      };
    case 'nominees':
      return { stage: 2, targetIds: [ADD_NOMINEE_ID] };
    case 'nominee':
      return { stage: 2, targetIds: [nomineeFieldId(target.id, target.field), ADD_NOMINEE_ID] };
    case 'assets':
      return { stage: 3, targetIds: [ADD_ASSET_ID] };
    case 'asset':
      return {
        stage: 3,
        targetIds:
          target.field === 'nomineeAllocations'
            ? [`${assetIdPrefix(target.id)}-add`, ADD_ASSET_ID]
            : [assetFieldId(target.id, target.field), ADD_ASSET_ID],
      };
    case 'share':
      return { stage: 3, targetIds: [...sharePlace(target, draft), ADD_ASSET_ID] };
    case 'executor':
      return {
        stage: 4,
        targetIds:
          target.field === 'commonExecutors'
            ? [addButtonId(COMMON_PREFIX), questionId('appointExecutor')]
            : [questionId(target.field), questionId('appointExecutor')],
      };
    case 'executorPerson': {
      const prefix = target.assetId === null ? COMMON_PREFIX : assetPrefix(target.assetId);
      const targetIds = [
        executorFieldId(prefix, target.id, target.field),
        addButtonId(prefix),
        questionId('appointExecutor'),
      ];
      return { stage: 4, targetIds };
    }
    case 'residuary':
      return {
        stage: 5,
        targetIds: [
          target.field === 'customAllocations'
            ? `${residuaryFieldId('customAllocations')}-add`
            : residuaryFieldId(target.field),
          residuaryFieldId('distributionOption'),
        ],
      };
    case 'residuaryShare': {
      const shares = residuaryFieldId('customAllocations');
      const at = shareAt(draft.residuary.customAllocations, target.nomineeId);
      const field = target.field === 'nomineeId' ? 'person' : 'share';
      return { stage: 5, targetIds: [`${shares}-${at}-${field}`, `${shares}-add`] };
    }
    case 'otherInfo':
      return {
        stage: 6,
        targetIds: [otherInfoFieldId(target.field), `${otherInfoFieldId(target.field)}-add`],
      };
    case 'witness':
      return {
        stage: 6,
        targetIds: [witnessFieldId(target.id, target.field), otherInfoFieldId('addWitnessNow')],
      };
    case 'moreAnswers':
      return { stage: 7, targetIds: [MORE_ANSWERS_ID] };
    case 'pdf':
      return null;
    default:
      return target satisfies never;
  }
}
