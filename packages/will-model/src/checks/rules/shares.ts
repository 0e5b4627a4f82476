import { splitEqually, totalPercentage, WHOLE } from '../../shares/shares.ts';
import type { Asset } from '../../stages/assets/assets.shape.ts';
import { type Check, defineCheck, type Sighting } from '../check.ts';
import { assetKey } from '../finding-keys.ts';
import { withAsset } from '../fixes.ts';
import { lostShares } from '../lost-shares.ts';
import { aboutAsset, atAsset, atShare } from '../places.ts';
import { foundIn, wordLists } from '../words.ts';

const canSplit = ({ nomineeAllocations: shares }: Asset): boolean =>
  shares.length > 0 && shares.length <= WHOLE && shares.every(({ nomineeId }) => nomineeId !== '');

function withEqualShares(asset: Asset): Asset {
  if (!canSplit(asset)) return asset;
  const equal = splitEqually(asset.nomineeAllocations.length);
  return {
    ...asset,
    nomineeAllocations: asset.nomineeAllocations.map((share, index) => ({
      ...share,
      percentage: equal[index] ?? share.percentage,
    })),
  };
}

/** The share that all have, where all have the same; null where they differ or there is none. */
function commonShare({ nomineeAllocations: [first, ...others] }: Asset): number | null {
  const share = first?.percentage ?? null;
  return share !== null && share > 0 && others.every(({ percentage }) => percentage === share) ? share : null;
}

/** Says whether shares are as near to equal as whole numbers allow: 34, 33, 33. */
function areEqual({ nomineeAllocations: shares }: Asset): boolean {
  const given = shares.map(({ percentage }) => percentage ?? 0);
  return Math.max(...given) - Math.min(...given) <= 1;
}

/** Checks that every part of every asset reaches somebody. */
export const shareChecks: readonly Check[] = [
  defineCheck('A1', 'A', ['ISA:102', 'ISA:103'], ({ draft, assetName }) =>
    draft.assets.flatMap((asset): Sighting<'A1'>[] => {
      const total = totalPercentage(asset.nomineeAllocations);
      if (total === 0 || total >= WHOLE) return [];
      return [
        {
          about: aboutAsset(asset.id),
          of: [assetKey(asset), total],
          target: atAsset(asset.id, 'nomineeAllocations'),
          facts: { asset: assetName(asset), total: String(total), rest: String(WHOLE - total) },
          ...(canSplit(asset) ? { fix: withAsset(asset.id, withEqualShares) } : {}),
        },
      ];
    }),
  ),
  defineCheck('A2', 'W', [], ({ draft, assetName }) =>
    draft.assets.flatMap((asset) => {
      const count = asset.nomineeAllocations.length;
      const share = commonShare(asset);
      if (count === 0 || share === null || WHOLE % count === 0 || share !== Math.floor(WHOLE / count))
        return [];
      const total = share * count;
      return [
        {
          about: aboutAsset(asset.id),
          of: [asset.id, total],
          target: atAsset(asset.id, 'nomineeAllocations'),
          facts: {
            asset: assetName(asset),
            count: String(count),
            share: String(share),
            total: String(total),
            rest: String(WHOLE - total),
          },
        },
      ];
    }),
  ),
  defineCheck('A3', 'B', ['ISA:89'], ({ draft, nomineeById, assetName }) =>
    draft.assets.flatMap((asset) =>
      lostShares(asset.nomineeAllocations, nomineeById).map(({ nomineeId, percentage }) => ({
        about: aboutAsset(asset.id),
        of: [asset.id, nomineeId],
        target: atShare(asset.id, nomineeId, 'nomineeId'),
        facts: { asset: assetName(asset), percentage: String(percentage) },
        fix: withAsset(asset.id, (known) => ({
          ...known,
          nomineeAllocations: known.nomineeAllocations.filter((share) => share.nomineeId !== nomineeId),
        })),
      })),
    ),
  ),
  defineCheck('A20', 'W', ['ISA:88'], ({ draft, assetName }) =>
    draft.assets.flatMap((asset) =>
      asset.nomineeAllocations.length < 2 || areEqual(asset)
        ? []
        : asset.nomineeAllocations.flatMap(({ nomineeId, comment }) => {
            const word = foundIn(comment, wordLists.equal);
            if (word === null) return [];
            return [
              {
                about: aboutAsset(asset.id),
                of: [asset.id, nomineeId, comment],
                target: atShare(asset.id, nomineeId, 'comment'),
                facts: { asset: assetName(asset), word },
              },
            ];
          }),
    ),
  ),
];
