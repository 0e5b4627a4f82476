import { lostIdentifier } from '../../draft/executor-keys.ts';
import type { ExecutorDetails } from '../executor/executor.shape.ts';
import type { Nominee } from '../nominees/nominees.shape.ts';
import type { Asset } from './assets.shape.ts';

/** What stands in place of a name where a share names nobody (spec.md section 2, Review stage). */
export const UNKNOWN_NOMINEE = 'Unknown';

/** The nominee that a share names, or undefined where there is none any more. */
export const nomineeOf = (nominees: readonly Nominee[], nomineeId: string): Nominee | undefined =>
  nominees.find(({ id }) => id === nomineeId);

/** How many shares, of assets, name a nominee. */
export const countSharesOf = (assets: readonly Asset[], nomineeId: string): number =>
  assets
    .flatMap(({ nomineeAllocations }) => nomineeAllocations)
    .filter((share) => share.nomineeId === nomineeId).length;

/**
 * Takes over a changed list of assets, and drops the executors of every asset that is no longer in it.
 * Executors who came for an identifier that no asset has stay, since nobody removed their asset here (checks.md, A6).
 *
 * @param removed Executors of assets that went before, by asset id: an asset that comes back (undo) finds its own
 *   again. Leave it out where nothing can come back.
 * @see spec.md section 4, Form behaviour rules
 */
export function withAssets<Draft extends { assets: Asset[]; executor: ExecutorDetails }>(
  draft: Draft,
  assets: Asset[],
  removed: ExecutorDetails['executorsPerAsset'] = {},
): Draft {
  const known = { ...removed, ...draft.executor.executorsPerAsset };
  const lost = Object.entries(draft.executor.executorsPerAsset).filter(
    ([key]) => lostIdentifier(key) !== null,
  );
  const executorsPerAsset = Object.fromEntries([
    ...assets.flatMap(({ id }) => (known[id] ? [[id, known[id]] as const] : [])),
    ...lost,
  ]);
  return { ...draft, assets, executor: { ...draft.executor, executorsPerAsset } };
}
