import type { Asset } from '../stages/assets/assets.shape.ts';

/**
 * Names the key of each asset's executors in a stored draft: the asset's identifier, as the specification says; for
 * a further asset of the same identifier, `identifier#id`.
 *
 * @returns The keys by asset id, each of them once.
 * @see architecture.md, 'executorsPerAsset where two assets share an identifier'
 */
export function executorKeys(assets: readonly Pick<Asset, 'id' | 'identifier'>[]): Map<string, string> {
  const taken = new Set<string>();
  const keys = new Map<string, string>();
  for (const { id, identifier } of assets) {
    const key = taken.has(identifier) ? `${identifier}#${id}` : identifier;
    taken.add(key);
    keys.set(id, key);
  }
  return keys;
}
