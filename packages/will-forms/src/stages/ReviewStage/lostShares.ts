import type { WillDraft } from '@virasat/will-model';
import { executorTexts } from '../../texts/executor.ts';
import { residuaryTexts } from '../../texts/residuary.ts';

/** A share that names somebody who is no nominee any more: it shows as 'Unknown', and Submit waits for it. */
export interface LostShare {
  key: string;
  /** Whole per cent. */
  percentage: number;
  /** What it is a share of: the asset's identifier, or the residue. */
  place: string;
  /** The stage where it is given to somebody else or removed. */
  stage: 3 | 5;
}

/**
 * Finds the shares of nobody, those of assets first, each in the draft's order. Shares of the residue count only
 * where the residue is shared out by hand.
 *
 * @see architecture.md, 'a nominee removed while shares name it'
 */
export function lostShares({ assets, nominees, residuary }: WillDraft): LostShare[] {
  const known = new Set(nominees.map(({ id }) => id));
  const isLost = (nomineeId: string): boolean => nomineeId !== '' && !known.has(nomineeId);
  const ofAssets = assets.flatMap((asset, at) =>
    asset.nomineeAllocations
      .filter(({ nomineeId }) => isLost(nomineeId))
      .map(({ percentage }, index) => ({
        key: `${asset.id} ${index}`,
        percentage: percentage ?? 0,
        place: executorTexts.proposed.assetTitle(at, asset.identifier),
        stage: 3 as const,
      })),
  );
  const custom = residuary.distributionOption === 'custom' ? residuary.customAllocations : [];
  const ofResidue = custom
    .filter(({ nomineeId }) => isLost(nomineeId))
    .map(({ percentage }, index) => ({
      key: `residue ${index}`,
      percentage: percentage ?? 0,
      place: residuaryTexts.proposed.subject,
      stage: 5 as const,
    }));
  return [...ofAssets, ...ofResidue];
}
