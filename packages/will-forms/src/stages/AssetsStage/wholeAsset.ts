import { type Asset, assetsSchema } from '@virasat/will-model';

const answers = new WeakMap<Asset, boolean>();

/**
 * Says whether an asset lacks nothing, so that its card may close.
 *
 * Remembered by the asset itself: unchanged assets keep their identity, so a key in one of sixty checks one.
 */
export function isWholeAsset(asset: Asset): boolean {
  const known = answers.get(asset);
  if (known !== undefined) return known;
  const answer = assetsSchema.safeParse([asset]).success;
  answers.set(asset, answer);
  return answer;
}
