import type { Asset, ExecutorDetails, ExecutorPerson, StageIssue } from '@virasat/will-model';
import { executorTexts } from '../../texts/executor.ts';
import type { PlaceOf, ProblemPlace } from '../StageForm/index.ts';

const texts = executorTexts.proposed;

/** What a field of an executor holds. */
export type ExecutorField = 'name' | 'email' | 'phone' | 'address';
const executorFields: readonly ExecutorField[] = ['name', 'email', 'phone', 'address'];

/** The DOM id of one of the stage's two questions. */
export const questionId = (field: 'appointExecutor' | 'executorMode'): string => `executor-${field}`;

/** What the DOM ids of the one list for everything begin with. */
export const COMMON_PREFIX = 'executor-common';

/** What the DOM ids of an asset's own list begin with. They follow the asset, not its place. */
export const assetPrefix = (assetId: string): string => `executor-asset-${assetId}`;

/** What the DOM ids of an executor's fields begin with. They follow the executor, not the place in the list. */
export const executorPrefix = (listPrefix: string, executorId: string): string =>
  `${listPrefix}-${executorId}-`;

/** The DOM id of an executor's field. */
export const executorFieldId = (listPrefix: string, executorId: string, field: ExecutorField): string =>
  `${executorPrefix(listPrefix, executorId)}${field}`;

/** The DOM id of the button that adds to a list. */
export const addButtonId = (listPrefix: string): string => `${listPrefix}-add`;

function placeInList(
  listPrefix: string,
  executors: readonly ExecutorPerson[],
  [index, part]: StageIssue['path'],
): ProblemPlace {
  const executor = typeof index === 'number' ? executors[index] : undefined;
  const field = executorFields.find((name) => name === part);
  if (typeof index !== 'number' || executor === undefined || field === undefined) {
    return { targetId: addButtonId(listPrefix) };
  }
  return { targetId: executorFieldId(listPrefix, executor.id, field), context: texts.legend(index) };
}

/** Where each fault of stage 4 is shown. In separate mode each names its asset. */
export const executorPlaces =
  (assets: readonly Pick<Asset, 'id' | 'identifier'>[]): PlaceOf<ExecutorDetails> =>
  ({ path: [field, ...rest] }, { commonExecutors, executorsPerAsset }) => {
    if (field === 'appointExecutor' || field === 'executorMode') return { targetId: questionId(field) };
    if (field === 'commonExecutors') return placeInList(COMMON_PREFIX, commonExecutors, rest);
    const [assetId, ...inList] = rest;
    const at = assets.findIndex(({ id }) => id === assetId);
    const asset = assets[at];
    if (asset === undefined) return { targetId: questionId('executorMode') };
    const place = placeInList(assetPrefix(asset.id), executorsPerAsset[asset.id] ?? [], inList);
    const title = texts.assetTitle(at, asset.identifier);
    return { ...place, context: place.context === undefined ? title : `${title}, ${place.context}` };
  };
