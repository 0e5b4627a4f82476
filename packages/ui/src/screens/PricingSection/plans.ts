import type { Currency } from '../../components/CurrencySelect/index.ts';
import { formatDollars, formatRupees } from '../../format/index.ts';

/** The three plans, in the order of their prices. */
export type PlanKey = 'free' | 'family' | 'estate';

/** One plan as it is offered. */
export interface Plan {
  key: PlanKey;
  name: string;
  /** What is paid once, in paise and in cents. */
  price: Record<Currency, number>;
  /** The price is where it starts: shown with a trailing plus. */
  isMinimum: boolean;
  isRecommended: boolean;
  /** Proposed: the specification gives a description to each plan, but not its words. */
  description: string;
  /** Proposed: what the features below are added to. */
  featuresLead?: string;
  features: readonly string[];
}

/**
 * Names, prices and features are the specification's.
 * @see spec.md, section 9, Pricing
 */
export const plans: readonly Plan[] = [
  {
    key: 'free',
    name: 'Free Will',
    price: { INR: 0, USD: 0 },
    isMinimum: false,
    isRecommended: false,
    description: 'A short will, filled in on one page.',
    features: ['Simple will', 'Basic asset distribution', 'Digital storage', 'Email support'],
  },
  {
    key: 'family',
    name: 'Family Protection',
    price: { INR: 2_499_00, USD: 29_99 },
    isMinimum: false,
    isRecommended: true,
    description: 'For a family: who inherits, and who looks after whom.',
    featuresLead: 'Everything in Free Will, and',
    features: [
      'Living will',
      'Healthcare directive',
      'Guardian designation',
      'Priority support',
      'Free lifetime updates',
    ],
  },
  {
    key: 'estate',
    name: 'Estate Planning Plus',
    price: { INR: 6_999_00, USD: 89_99 },
    isMinimum: true,
    isRecommended: false,
    description: 'For a larger estate, a trust or a business.',
    featuresLead: 'Everything in Family Protection, and',
    features: [
      'Trust creation',
      'Estate tax planning',
      'Business succession',
      'Attorney review',
      'Unlimited revisions',
    ],
  },
];

const formats: Record<Currency, (minorUnits: number) => string> = { INR: formatRupees, USD: formatDollars };

/** The price as it is shown, without the trailing plus: ‹₹2,499›, ‹$29.99›. */
export function planPrice(plan: PlanKey, currency: Currency): string {
  const found = plans.find(({ key }) => key === plan);
  if (found === undefined) throw new Error(`There is no plan '${plan}'`);
  return formats[currency](found.price[currency]);
}
