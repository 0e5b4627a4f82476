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

/** One share of an asset or of the residue: shares have no ids of their own, so their rows are counted. */
export interface SharePlace {
  /** What the ids of the list's controls begin with. */
  idPrefix: string;
  /** Which row, from 0. */
  at: number;
  field: 'person' | 'share';
}

/** Where an answer is given: a stage, and the DOM ids of the control, best first. */
export interface FieldPlace {
  stage: StageNumber;
  /** Better than any id: a row keeps its id when one above it goes. */
  share?: SharePlace;
  targetIds: readonly string[];
}

const shareAt = (shares: readonly { nomineeId: string }[], nomineeId: string): number =>
  shares.findIndex((share) => share.nomineeId === nomineeId);

function sharePlace(
  idPrefix: string,
  shares: readonly { nomineeId: string }[],
  { nomineeId, field }: Extract<FindingTarget, { at: 'share' | 'residuaryShare' }>,
): Pick<FieldPlace, 'share' | 'targetIds'> {
  const at = shareAt(shares, nomineeId);
  const targetIds = [`${idPrefix}-add`];
  if (at === -1) return { targetIds };
  return { share: { idPrefix, at, field: field === 'nomineeId' ? 'person' : 'share' }, targetIds };
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
    case 'share': {
      const asset = draft.assets.find(({ id }) => id === target.assetId);
      const place = sharePlace(assetIdPrefix(target.assetId), asset?.nomineeAllocations ?? [], target);
      return { stage: 3, ...place, targetIds: [...place.targetIds, ADD_ASSET_ID] };
    }
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
      const shares = draft.residuary.customAllocations;
      return { stage: 5, ...sharePlace(residuaryFieldId('customAllocations'), shares, target) };
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
