/** The keys of every asset's shares, by asset id; an asset whose shares were never changed has none here. */
export type ShareKeys = ReadonlyMap<string, readonly string[]>;

/** A key that none of these is. */
export const newShareKey = (keys: readonly string[]): string =>
  String(keys.reduce((most, key) => Math.max(most, Number(key)), -1) + 1);

/**
 * Gives every share of an asset a key that stays with it when another goes: shares have no ids of their own, and a
 * comment must never turn up beside somebody else's share.
 *
 * @param count How many shares there are now; where the list came from elsewhere, its rows are numbered on.
 */
export function shareKeysOf(known: ShareKeys, assetId: string, count: number): readonly string[] {
  const keys = known.get(assetId) ?? [];
  if (keys.length === count) return keys;
  const all: string[] = [];
  for (let index = 0; index < count; index += 1) all.push(keys[index] ?? newShareKey([...keys, ...all]));
  return all;
}
