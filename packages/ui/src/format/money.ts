import { once } from '../lib/once.ts';

const PAISE_IN_A_RUPEE = 100;
const CENTS_IN_A_DOLLAR = 100;

// Western digits and Indian groups in all three languages: mr-IN data groups in thousands.
const wholeRupees = once(
  () =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
    }),
);
const dollars = once(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);
const rupeesAndPaise = once(
  () =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: 2,
    }),
);

/**
 * ‹₹1,00,000›; paise only where there are any: ‹₹2,117.80›.
 * @param paise Whole paise.
 * @see design.md, 1.8
 */
export function formatRupees(paise: number): string {
  const isWhole = paise % PAISE_IN_A_RUPEE === 0;
  return (isWhole ? wholeRupees() : rupeesAndPaise()).format(paise / PAISE_IN_A_RUPEE);
}

/**
 * ‹$29.99›; cents only where there are any: ‹$0›.
 * @param cents Whole cents.
 * @see design.md, 1.8
 */
export function formatDollars(cents: number): string {
  return dollars().format(cents / CENTS_IN_A_DOLLAR);
}

const INR = 'INR';
const USD = 'USD';
const HUNDREDTHS = 100;

/**
 * An amount of any currency: ‹₹2,499›, ‹$29.99›, ‹€12.00›. A code that is none stands before the figures.
 * @param hundredths Whole hundredths of the currency: paise for INR.
 * @param currency ISO 4217.
 */
export function formatAmount(hundredths: number, currency: string): string {
  if (currency === INR) return formatRupees(hundredths);
  if (currency === USD) return formatDollars(hundredths);
  const amount = hundredths / HUNDREDTHS;
  try {
    return new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount);
  } catch {
    return `${currency} ${amount.toFixed(2)}`.trim();
  }
}
