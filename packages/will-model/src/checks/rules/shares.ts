import { splitEqually, totalPercentage, WHOLE } from '../../shares/shares.ts';
import type { Asset } from '../../stages/assets/assets.shape.ts';
import { type Check, defineCheck, type Sighting } from '../check.ts';
import { withAsset } from '../fixes.ts';

const canSplit = ({ nomineeAllocations: shares }: Asset): boolean =>
  shares.length > 0 && shares.length <= WHOLE && shares.every(({ nomineeId }) => nomineeId !== '');

const withEqualShares = (asset: Asset): Asset => {
  if (!canSplit(asset)) return asset;
  const equal = splitEqually(asset.nomineeAllocations.length);
  return {
    ...asset,
    nomineeAllocations: asset.nomineeAllocations.map((share, index) => ({
      ...share,
      percentage: equal[index] ?? share.percentage,
    })),
  };
};

/** Checks that every part of every asset reaches somebody. */
export const shareChecks: readonly Check[] = [
  defineCheck('A1', 'A', ['ISA:102', 'ISA:103'], ({ draft, assetName }) =>
    draft.assets.flatMap((asset): Sighting<'A1'>[] => {
      const total = totalPercentage(asset.nomineeAllocations);
      if (total === 0 || total >= WHOLE) return [];
      return [
        {
          about: { kind: 'asset', id: asset.id },
          of: [asset.id, total],
          target: { at: 'asset', id: asset.id, field: 'nomineeAllocations' },
          facts: { asset: assetName(asset), total: String(total), rest: String(WHOLE - total) },
          ...(canSplit(asset) ? { fix: withAsset(asset.id, withEqualShares) } : {}),
        },
      ];
    }),
  ),
  defineCheck('A3', 'B', ['ISA:89'], ({ draft, nomineeById, assetName }) =>
    draft.assets.flatMap((asset) =>
      asset.nomineeAllocations
        .filter(({ nomineeId }) => nomineeId !== '' && !nomineeById.has(nomineeId))
        .map(({ nomineeId, percentage }) => ({
          about: { kind: 'asset', id: asset.id } as const,
          of: [asset.id, nomineeId],
          target: { at: 'share', assetId: asset.id, nomineeId, field: 'nomineeId' } as const,
          facts: { asset: assetName(asset), percentage: String(percentage ?? 0) },
          fix: withAsset(asset.id, (known) => ({
            ...known,
            nomineeAllocations: known.nomineeAllocations.filter((share) => share.nomineeId !== nomineeId),
          })),
        })),
    ),
  ),
];
