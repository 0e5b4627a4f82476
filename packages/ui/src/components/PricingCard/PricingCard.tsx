import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../lib/cn.ts';
import type { RenderLink } from '../../lib/renderLink.ts';
import { Button } from '../Button/Button.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { PricingCardFeatures } from './PricingCardFeatures.tsx';

export interface PricingCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  name: string;
  /** As it is shown: ‹₹2,499›. */
  price: string;
  /** What the trailing plus says to those who do not see it: ‹and above›. Without it there is no plus. */
  plus?: string | undefined;
  /** How it is paid: ‹one-time›. */
  priceNote: string;
  description: string;
  /** Goes before the features: ‹Everything in Free Will, and› */
  featuresLead?: string | undefined;
  features: readonly string[];
  /** The word that marks the plan: ‹Recommended›. */
  recommended?: string | undefined;
  /** Line work in the corner of the recommended plan. Decorative; no text stands on it. */
  ornament?: ReactNode;
  href: string;
  /** 'Get Started' */
  actionLabel: string;
  /** What is added to it for those who hear the link alone: ‹with Family Protection›. */
  actionDetail: string;
  renderLink: RenderLink;
}

/**
 * One plan: what it costs, what it holds, and the way to it. The recommended one has the size of the others and a brass
 * edge.
 * @see design.md, 2.3, PricingCard
 */
export function PricingCard({
  name,
  price,
  plus,
  priceNote,
  description,
  featuresLead,
  features,
  recommended,
  ornament,
  href,
  actionLabel,
  actionDetail,
  renderLink,
  className,
  ...props
}: PricingCardProps) {
  const nameId = useId();
  const isRecommended = recommended !== undefined;
  return (
    <article
      data-slot="pricing-card"
      aria-labelledby={nameId}
      className={cn(
        'relative isolate flex flex-col rounded-card border border-line bg-surface p-6 pt-8 shadow-e1 xs:p-8 xs:pt-9 dark:shadow-none',
        'forced-colors:border-[CanvasText] print:break-inside-avoid',
        className,
      )}
      {...props}
    >
      {isRecommended && (
        <div
          aria-hidden
          className="absolute -inset-px -z-10 overflow-clip rounded-card border-t-4 border-brass"
        >
          {ornament}
        </div>
      )}
      <h3 id={nameId} className="font-display text-h3 font-medium wrap-anywhere">
        {name}
      </h3>
      {isRecommended && (
        <Tag tone="brass" className="absolute start-6 top-0 -translate-y-1/2 xs:start-8">
          {recommended}
        </Tag>
      )}
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2.5">
        <span className="text-h1 font-semibold tabular">
          {price}
          {plus !== undefined && (
            <>
              <span aria-hidden>+</span>
              <span className="sr-only"> {plus}</span>
            </>
          )}
        </span>
        <span className="text-sm text-ink-3">{priceNote}</span>
      </p>
      <p className="mt-2 text-ink-2">{description}</p>
      <PricingCardFeatures lead={featuresLead} features={features} />
      <Button asChild variant={isRecommended ? 'primary' : 'secondary'} className="mt-auto w-full">
        {renderLink({
          href,
          className: '',
          children: (
            <>
              {actionLabel}
              <span className="sr-only"> {actionDetail}</span>
            </>
          ),
        })}
      </Button>
    </article>
  );
}
