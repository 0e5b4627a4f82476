const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const FIRST_LETTER = /\p{L}/u;

/** Says whether a text has letters that run from right to left. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/**
 * Says whether a paragraph runs from right to left: its first letter does.
 *
 * @see https://www.unicode.org/reports/tr9/ rules P2 and P3
 */
export const runsRightToLeft = (text: string): boolean =>
  hasRightToLeft(text) && RIGHT_TO_LEFT.test(FIRST_LETTER.exec(text)?.[0] ?? '');
