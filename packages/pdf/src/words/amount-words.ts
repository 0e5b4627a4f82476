import type { WillLanguage } from '@virasat/will-model';
import { numberWords } from './number-words.ts';

/** An amount of rupees as a will prints it. */
export interface AmountFacts {
  /** Grouped 3-2-2 from the right: 25,00,000. */
  readonly amount: string;
  readonly amountWords: string;
}

/** Groups digits as India does: the last three, then by twos. */
export const groupedAmount = (digits: string): string => digits.replace(/(\d)(?=(?:\d{2})*\d{3}$)/g, '$1,');

/**
 * Reads what was typed as an amount of rupees.
 *
 * @param typed As typed: '₹ 25,00,000', 'Rs. 2500000'.
 * @returns Null where anything but digits remains once ₹, Rs, spaces and commas are gone: then it is printed as typed.
 * @see wording.md, convention 7
 */
export function amountFacts(language: WillLanguage, typed: string): AmountFacts | null {
  const bare = typed.replace(/₹|Rs\.?|[\s,]/giu, '');
  if (!/^[0-9]+$/.test(bare)) return null;
  const amount = Number(bare);
  if (!Number.isSafeInteger(amount)) return null;
  return { amount: groupedAmount(String(amount)), amountWords: numberWords(language, amount) };
}
