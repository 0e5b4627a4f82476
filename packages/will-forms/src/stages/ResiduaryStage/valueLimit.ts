const RUPEES = /^(?:₹|rs\.?|inr)?\s*(\d[\d,\s]*)(?:\/-)?$/iu;
const PAISE_IN_RUPEE = 100;

/**
 * Reads a value limit as rupees, to show it back in Indian grouping.
 *
 * @param text What the person typed: free text, kept and printed by its own rules.
 * @returns Integer paise; null where the text is anything but one plain amount.
 */
export function readRupeesAsPaise(text: string): number | null {
  const digits = RUPEES.exec(text.trim())?.[1]?.replaceAll(/\D/gu, '');
  if (digits === undefined) return null;
  const paise = Number(digits) * PAISE_IN_RUPEE;
  return Number.isSafeInteger(paise) && paise > 0 ? paise : null;
}
