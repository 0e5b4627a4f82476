import type { Currency } from '../../components/CurrencySelect/index.ts';

/** The three plans, in the order of their prices. */
export type PlanKey = 'free' | 'family' | 'estate';

/** One plan as it is offered. */
export interface Plan {
  key: PlanKey;
  name: string;
  /** What is paid once, as it is shown: a page with prices alone need not wait for what formats any amount. */
  price: Record<Currency, string>;
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
    price: { INR: '₹0', USD: '$0' },
    isMinimum: false,
    isRecommended: false,
    description: 'A short will, filled in on one page.',
    features: ['Simple will', 'Basic asset distribution', 'Digital storage', 'Email support'],
  },
  {
    key: 'family',
    name: 'Family Protection',
    price: { INR: '₹2,499', USD: '$29.99' },
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
    price: { INR: '₹6,999', USD: '$89.99' },
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

/** The price as it is shown, without the trailing plus: ‹₹2,499›, ‹$29.99›. */
export function planPrice(plan: PlanKey, currency: Currency): string {
  const found = plans.find(({ key }) => key === plan);
  if (found === undefined) throw new Error(`There is no plan '${plan}'`);
  return found.price[currency];
}
