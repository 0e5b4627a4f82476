import { AllocationBar, type Person } from '@virasat/ui';
import { type Asset, totalPercentage, UNKNOWN_NOMINEE } from '@virasat/will-model';
import { assetsTexts } from '../../texts/assets.ts';

/** With more shares the names would take more room than the card; the bar and the total still stand. */
const MOST_NAMED = 6;

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
      <AllocationBar shares={shares} hasKey={shares.length <= MOST_NAMED} />
      <p className="text-sm tabular">{assetsTexts.proposed.total(totalPercentage(nomineeAllocations))}</p>
    </div>
  );
}
