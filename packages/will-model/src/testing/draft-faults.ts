import { lostIdentifier } from '../draft/executor-keys.ts';
import type { WillDraft } from '../draft/will-draft.ts';
import { totalPercentage, WHOLE } from '../shares/shares.ts';
import { WITNESSES } from '../stages/other-info/other-info.defaults.ts';

const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

function executorFaults({ assets, executor }: WillDraft): string[] {
  const known = new Set(assets.map(({ id }) => id));
  return Object.entries(executor.executorsPerAsset).flatMap(([assetId, people]) => [
    ...(known.has(assetId) || lostIdentifier(assetId) !== null
      ? []
      : [`executors without their asset, ${assetId}`]),
    ...(people.every(({ name }) => name === assetId || name === lostIdentifier(assetId))
      ? []
      : [`an executor of another asset at ${assetId}`]),
    ...(people.every(({ isBackup }, index) => isBackup === index > 0) ? [] : [`wrong roles at ${assetId}`]),
  ]);
}

function shareFaults({ assets, residuary }: WillDraft): string[] {
  const lists = [...assets.map(({ nomineeAllocations }) => nomineeAllocations), residuary.customAllocations];
  return [
    ...lists.filter((list) => totalPercentage(list) > WHOLE).map(() => 'a total above the whole'),
    ...lists
      .filter((list) => !isUnique(list.map(({ nomineeId }) => nomineeId)))
      .map(() => 'somebody selected twice'),
    // Each share that an action adds has its nominee's id for a comment: it never passes to somebody else.
    ...assets
      .flatMap(({ nomineeAllocations }) => nomineeAllocations)
      .filter(({ nomineeId, comment }) => nomineeId !== comment)
      .map(({ comment }) => `the share of ${comment} is somebody else's`),
  ];
}

function listFaults({ nominees, assets, executor, personalDetails, otherInfo }: WillDraft): string[] {
  const { children, hasChildren, childrenAsNominees } = personalDetails;
  const executors = [executor.commonExecutors, ...Object.values(executor.executorsPerAsset)].flat();
  const lists = { nominees, assets, children, executors, witnesses: otherInfo.witnesses };
  const count = otherInfo.witnesses.length;
  return [
    ...Object.entries(lists)
      .filter(([, list]) => !isUnique(list.map(({ id }) => id)))
      .map(([name]) => `two ${name} of one id`),
    ...((otherInfo.addWitnessNow && count < WITNESSES.least) || count > WITNESSES.most
      ? [`${count} witnesses`]
      : []),
    ...(hasChildren !== true && children.length > 0 ? ['children after a No'] : []),
    ...(hasChildren !== true && childrenAsNominees !== null ? ['an answer about children after a No'] : []),
  ];
}

/**
 * What must be true of a draft in whatever order things were done to it, by the actions of this folder.
 *
 * @returns What isn't; empty where all is well.
 * @see spec.md section 4, Form behaviour rules
 */
export const draftFaults = (draft: WillDraft): string[] => [
  ...executorFaults(draft),
  ...shareFaults(draft),
  ...listFaults(draft),
];
