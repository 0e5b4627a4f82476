import { Check } from 'lucide-react';

export interface PricingCardFeaturesProps {
  lead: string | undefined;
  features: readonly string[];
}

/** What the plan holds, one thing a line. */
export function PricingCardFeatures({ lead, features }: PricingCardFeaturesProps) {
  return (
    <div className="mt-5 mb-8 border-t border-line pt-5">
      {lead !== undefined && <p className="mb-2 text-sm font-semibold text-ink">{lead}</p>}
      <ul className="space-y-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check
              aria-hidden
              strokeWidth={1.75}
              className="mt-[0.22em] size-5 shrink-0 text-primary forced-colors:text-[CanvasText]"
            />
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
