import { type ComponentProps, useId } from 'react';
import { cn } from '../../lib/cn.ts';

const CURRENCIES = ['INR', 'USD'] as const;

/** A currency that prices are shown in, by its ISO 4217 code. */
export type Currency = (typeof CURRENCIES)[number];

export interface CurrencySelectProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** ‹Show prices in› */
  label: string;
  value: Currency;
  onValueChange(currency: Currency): void;
}

/**
 * A switch of two parts. Native radios, since every visitor of the first page loads it; a page that runs no script
 * does not show it, because there it could change nothing.
 * @see design.md, 2.1, CurrencySelect
 */
export function CurrencySelect({ label, value, onValueChange, className, ...props }: CurrencySelectProps) {
  const name = useId();
  return (
    <fieldset
      data-slot="currency-select"
      className={cn('flex flex-wrap items-center gap-x-3 gap-y-1.5 noscript:hidden print:hidden', className)}
      {...props}
    >
      {/* Floated, a legend takes its place among the flex items; otherwise browsers set it on a line of its own. */}
      <legend className="float-start text-sm text-ink-2">{label}</legend>
      <div className="flex rounded-control border-[1.5px] border-edge bg-surface p-0.5">
        {CURRENCIES.map((currency) => (
          <label
            key={currency}
            className={cn(
              'relative flex min-h-11 min-w-16 cursor-pointer items-center justify-center rounded-[3px] px-3 font-semibold text-ink-2',
              'transition-colors hover:text-ink has-checked:bg-primary has-checked:text-on-primary',
              'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:forced-color-adjust-none forced-colors:text-[ButtonText]',
            )}
          >
            {/* It lies over its label, so that the ring of focus goes round the whole part. */}
            <input
              type="radio"
              name={name}
              value={currency}
              checked={value === currency}
              onChange={() => onValueChange(currency)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-[3px]"
            />
            {currency}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
