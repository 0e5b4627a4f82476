import type { Asset } from '../stages/assets/assets.shape.ts';

/**
 * Names the key of each asset's executors in a stored draft: the asset's identifier, as the specification says; where
 * an asset before it has that key, `identifier#id`, with `#id` once more for as long as even that is somebody's.
 *
 * @returns The keys by asset id, each of them once.
 * @see architecture.md, 'executorsPerAsset where two assets share an identifier'
 */
export function executorKeys(assets: readonly Pick<Asset, 'id' | 'identifier'>[]): Map<string, string> {
  const taken = new Set<string>();
  const keys = new Map<string, string>();
  for (const { id, identifier } of assets) {
    let key = identifier;
    while (taken.has(key)) key = `${key}#${id}`;
    taken.add(key);
    keys.set(id, key);
  }
  return keys;
}

/** No asset's id begins so: ids hold no slash. */
const LOST = 'lost/';

/**
 * The key, in memory, of executors who were stored for an identifier that no asset has any more. They are kept, and
 * stored again as they came, until the person decides (checks.md, A6).
 */
export const lostKey = (identifier: string): string => `${LOST}${identifier}`;

/** The identifier for which executors were lost; null where a key is an asset's own. */
export const lostIdentifier = (key: string): string | null =>
  key.startsWith(LOST) ? key.slice(LOST.length) : null;
