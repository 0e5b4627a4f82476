/** The least and the most that one top-up can be, in paise: 1 rupee (spec.md section 9) and 1 crore. */
const LEAST_PAISE = 100;
const MOST_PAISE = 1_00_00_000 * 100;

/** Rupees in figures, grouped by commas in any way that groups digits, with at most two decimals. */
const AMOUNT = /^(\d{1,3}(?:,\d{2,3})*|\d+)(?:\.(\d{1,2}))?$/;

/**
 * Reads a typed amount of rupees. It is never a fraction on the way: 19.99 is 1999 paise and not 1998.
 *
 * @returns Whole paise, or null where the text is no amount between 1 rupee and 1 crore: then
 *   'Please enter a valid amount.' is said.
 * @see spec.md section 5, Payment
 */
export function readAmount(text: string): number | null {
  const match = AMOUNT.exec(text.trim());
  const [, rupees, decimals = ''] = match ?? [];
  if (rupees === undefined) return null;
  const paise = Number(rupees.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(paise) && paise >= LEAST_PAISE && paise <= MOST_PAISE ? paise : null;
}
