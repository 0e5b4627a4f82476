import { useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import { formatRupees } from '../../format/index.ts';
import { cn } from '../../lib/cn.ts';
import type { RenderLink } from '../../lib/renderLink.ts';
import { screenCard } from '../layout.ts';
import { settingsTexts as texts } from './settingsTexts.ts';

export interface SettingsBalanceProps {
  renderLink: RenderLink;
  balancePaise: number;
  coupons: number;
  /** Where the balance is topped up. */
  paymentHref: string;
}

/** What the account holds. */
export function SettingsBalance({ renderLink, balancePaise, coupons, paymentHref }: SettingsBalanceProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cn(screenCard, 'p-6 xs:p-8')}>
      <h2 id={headingId} className="font-display text-h3 font-medium">
        {texts.proposed.balance}
      </h2>
      <dl className="mt-4">
        {/* The amount stands first for the eye; for the ear its name comes first. */}
        <div className="flex flex-col-reverse">
          <dt className="text-ink-2">{texts.availableBalance}</dt>
          <dd className="font-display text-h1 font-medium tabular-nums wrap-anywhere">
            {formatRupees(balancePaise)}
          </dd>
        </div>
        <div className="mt-5 flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <dt>{texts.proposed.coupons}</dt>
          <dd className="text-lg font-semibold tabular-nums">{coupons}</dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-ink-3">{texts.proposed.couponsHint}</p>
      <Button asChild variant="secondary" className="mt-6 w-full">
        {renderLink({ href: paymentHref, className: '', children: texts.proposed.topUp })}
      </Button>
    </section>
  );
}
