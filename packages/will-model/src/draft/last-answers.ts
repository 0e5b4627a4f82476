import type { ExecutorDetails } from '../stages/executor/executor.shape.ts';
import { WITNESSES } from '../stages/other-info/other-info.defaults.ts';
import type { OtherInfo } from '../stages/other-info/other-info.shape.ts';
import { listedChildren } from '../stages/personal-details/personal-details.rules.ts';
import type { Residuary } from '../stages/residuary/residuary.shape.ts';
import type { WillDraft } from './will-draft.ts';

function lastExecutors(executor: ExecutorDetails): ExecutorDetails {
  if (executor.appointExecutor !== 'yes')
    return { ...executor, executorMode: '', commonExecutors: [], executorsPerAsset: {} };
  return {
    ...executor,
    commonExecutors: executor.executorMode === 'separate' ? [] : executor.commonExecutors,
    executorsPerAsset: executor.executorMode === 'separate' ? executor.executorsPerAsset : {},
  };
}

const lastResiduary = (residuary: Residuary): Residuary => ({
  ...residuary,
  valueLimit: residuary.scope === 'all-including-unmentioned' ? residuary.valueLimit : '',
  customAllocations: residuary.distributionOption === 'custom' ? residuary.customAllocations : [],
  customText: residuary.distributionOption === 'text' ? residuary.customText : '',
});

const lastOtherInfo = (info: OtherInfo): OtherInfo => ({
  ...info,
  caretaker: info.isGuardianCaretaker ? '' : info.caretaker,
  petDetails: info.hasPets ? info.petDetails : '',
  specialInstructions: info.hasSpecialInstructions ? info.specialInstructions : '',
  witnesses: info.addWitnessNow
    ? info.witnesses
    : info.witnesses.slice(0, WITNESSES.least).map((witness) => ({ ...witness, name: '', address: '' })),
});

/**
 * The answers that the will is made of. A draft keeps what was typed under an answer that has been changed since, so
 * that a change of mind brings it back; whoever submits has made up their mind, and hands in no more than is printed.
 *
 * @returns A draft whose will is the same, word for word.
 */
export const withLastAnswersOnly = (draft: WillDraft): WillDraft => ({
  ...draft,
  personalDetails: { ...draft.personalDetails, children: listedChildren(draft.personalDetails) },
  executor: lastExecutors(draft.executor),
  residuary: lastResiduary(draft.residuary),
  otherInfo: lastOtherInfo(draft.otherInfo),
});
