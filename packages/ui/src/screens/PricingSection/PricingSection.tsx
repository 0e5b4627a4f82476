import { useId } from 'react';
import { type Currency, CurrencySelect } from '../../components/CurrencySelect/index.ts';
import { PricingCard } from '../../components/PricingCard/index.ts';
import { announce } from '../../lib/announce.ts';
import { cn } from '../../lib/cn.ts';
import type { RenderLink } from '../../lib/renderLink.ts';
import { screenColumn } from '../layout.ts';
import { Rosette } from '../Rosette/index.ts';
import { proposed, specified } from '../texts.ts';
import { type PlanKey, planPrice, plans } from './plans.ts';

export interface PricingSectionProps {
  renderLink: RenderLink;
  /** Held outside, where it is remembered. */
  currency: Currency;
  onCurrencyChange(currency: Currency): void;
  /** Where each plan begins. */
  hrefs: Record<PlanKey, string>;
}

/**
 * The prices on the first page. A change of currency changes them in place, and is spoken once.
 * @see spec.md, section 2, Home, and section 9, Pricing
 * @see design.md, 3.1
 */
export function PricingSection({ renderLink, currency, onCurrencyChange, hrefs }: PricingSectionProps) {
  const titleId = useId();
  const handleCurrencyChange = (next: Currency) => {
    onCurrencyChange(next);
    announce(proposed.pricesIn[next]);
  };
  return (
    <section
      data-slot="pricing-section"
      aria-labelledby={titleId}
      className={screenColumn({ width: 'shell', className: 'pb-18 lg:pb-24' })}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 id={titleId} className="font-display text-h2 font-medium">
          {proposed.pricingTitle}
        </h2>
        <CurrencySelect label={proposed.showPricesIn} value={currency} onValueChange={handleCurrencyChange} />
      </div>
      {/* Under 1024 px the recommended plan stands first; where a browser can, focus follows what is seen. */}
      <ul className="mt-8 grid gap-x-6 gap-y-8 [reading-flow:grid-order] lg:grid-cols-3">
        {plans.map((plan) => (
          <li
            key={plan.key}
            className={cn(
              'mx-auto flex w-full max-w-form lg:mx-0',
              plan.isRecommended && 'max-lg:order-first',
            )}
          >
            <PricingCard
              className="flex-1"
              name={plan.name}
              price={planPrice(plan.key, currency)}
              plus={plan.isMinimum ? proposed.andAbove : undefined}
              priceNote={proposed.oneTime}
              description={plan.description}
              featuresLead={plan.featuresLead}
              features={plan.features}
              recommended={plan.isRecommended ? proposed.recommended : undefined}
              ornament={<Rosette className="absolute -end-18 -top-18 w-36 max-w-none" />}
              href={hrefs[plan.key]}
              actionLabel={specified.getStarted}
              actionDetail={proposed.withPlan(plan.name)}
              renderLink={renderLink}
            />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-ink-2">{proposed.pricesIncludeGst}</p>
    </section>
  );
}
