import { groupedAmount } from './amount-words.ts';
import { numberWords } from './number-words.ts';

const PAISE_IN_A_RUPEE = 100;

function parts(paise: number): { rupees: number; rest: number } {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`${paise} is no amount in paise`);
  return { rupees: Math.floor(paise / PAISE_IN_A_RUPEE), rest: paise % PAISE_IN_A_RUPEE };
}

/**
 * Says paise as figures of rupees, always with both places of the paise, grouped as India does: ‹12,34,567.50›.
 *
 * @param paise A whole number, 0 or more.
 * @throws RangeError For any other number.
 */
export function rupeeFigures(paise: number): string {
  const { rupees, rest } = parts(paise);
  return `${groupedAmount(String(rupees))}.${String(rest).padStart(2, '0')}`;
}

/**
 * Says paise in English words as a receipt does: ‹Rupees eighty-four and seventy-four paise only›.
 *
 * @param paise A whole number, 0 or more.
 * @throws RangeError For any other number.
 */
export function rupeeWords(paise: number): string {
  const { rupees, rest } = parts(paise);
  const inWords = numberWords('english', rupees);
  if (rest === 0) return `Rupees ${inWords} only`;
  return `Rupees ${inWords} and ${numberWords('english', rest)} paise only`;
}
