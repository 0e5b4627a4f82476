import { AllocationBar, type Person } from '@virasat/ui';
import { type Asset, totalPercentage, UNKNOWN_NOMINEE } from '@virasat/will-model';
import { assetsTexts } from '../../texts/assets.ts';

export interface AssetSummaryProps {
  asset: Asset;
  people: readonly Person[];
}

/** What a closed card says of its asset: the kind, and who receives how much, as a bar and in words. */
export function AssetSummary({ asset: { type, nomineeAllocations }, people }: AssetSummaryProps) {
  const shares = nomineeAllocations.map(({ nomineeId, percentage }, index) => ({
    key: `${index} ${nomineeId}`,
    name: people.find(({ id }) => id === nomineeId)?.name ?? UNKNOWN_NOMINEE,
    share: percentage ?? 0,
  }));
  return (
    <div className="flex flex-col gap-2">
      <p>{type}</p>
      <AllocationBar shares={shares} />
      <p className="text-sm tabular">{assetsTexts.proposed.total(totalPercentage(nomineeAllocations))}</p>
    </div>
  );
}
