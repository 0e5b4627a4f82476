import { formatRupees } from '../../format/index.ts';

const PAISE_PER_RUPEE = 100;
/** Rupees with at most two decimals, as people write them: 1,00,000 or 2499.50 */
const AMOUNT = /^\d+(?:\.\d{1,2})?$/;

/**
 * The amount as it will be charged, so that a missing or extra zero is seen: ‹₹1,00,000› for 100000.
 * @param amount As typed; commas, spaces and a rupee sign are let through.
 * @returns An empty text for what is no amount above zero.
 */
export function amountEcho(amount: string): string {
  const plain = amount.replace(/[₹,\s]/g, '');
  if (!AMOUNT.test(plain)) return '';
  const paise = Math.round(Number(plain) * PAISE_PER_RUPEE);
  return paise > 0 && Number.isSafeInteger(paise) ? formatRupees(paise) : '';
}
