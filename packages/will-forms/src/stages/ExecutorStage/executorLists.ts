import { type Asset, type ExecutorDetails, type ExecutorPerson, isBlank } from '@virasat/will-model';

/** Says whether nothing about an executor is missing. */
export const isWholeExecutor = ({ name, email, phone, address }: ExecutorPerson): boolean =>
  ![name, email, phone, address].some(isBlank);

/** Says whether a list has somebody in it and nothing about anybody is missing. */
export const isWholeList = (executors: readonly ExecutorPerson[]): boolean =>
  executors.length > 0 && executors.every(isWholeExecutor);

/** Says whether nothing has been typed in a list, so that nothing is lost if another takes its place. */
export const isUntouchedList = (executors: readonly ExecutorPerson[]): boolean =>
  executors.every(({ name, email, phone, address }) => [name, email, phone, address].every(isBlank));

const contentOf = (executors: readonly ExecutorPerson[]): string =>
  JSON.stringify(executors.map(({ name, email, phone, address }) => [name, email, phone, address]));

/** With more lists to copy from than this, a row of buttons is no help any more. */
const MOST_SOURCES = 3;

/** An asset whose executors another asset can take over. */
export interface CopySource {
  asset: Asset;
  /** The asset's place in the draft's list, from 0. */
  index: number;
  executors: readonly ExecutorPerson[];
}

/**
 * The lists that an asset can take over: whole ones of other assets, each different list once, the first three.
 */
export function copySources(
  assets: readonly Asset[],
  executorsPerAsset: ExecutorDetails['executorsPerAsset'],
  forAssetId: string,
): CopySource[] {
  const byContent = new Map<string, CopySource>();
  assets.forEach((asset, index) => {
    const executors = executorsPerAsset[asset.id] ?? [];
    const content = contentOf(executors);
    if (asset.id === forAssetId || !isWholeList(executors) || byContent.has(content)) return;
    byContent.set(content, { asset, index, executors });
  });
  return [...byContent.values()].slice(0, MOST_SOURCES);
}
