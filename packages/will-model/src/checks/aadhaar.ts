// The dihedral group of order 10 and the permutation of the Verhoeff scheme.
const PRODUCT = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
];
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

const permuted = (digit: number, times: number): number =>
  times === 0 ? digit : permuted(PERMUTATION[digit] ?? 0, times - 1);

const hasVerhoeffChecksum = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const row = PRODUCT[sum] ?? [];
    return row[permuted(Number(digit), place % 8)] ?? 0;
  }, 0) === 0;

const DEVANAGARI_ZERO = 0x0966;

/** The digits of an Aadhaar number as typed, in any grouping and in Devanagari figures too; else ''. */
export const aadhaarDigits = (typed: string): string => {
  const digits = typed
    .replace(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? DEVANAGARI_ZERO) - DEVANAGARI_ZERO))
    .replace(/[\s-]/gu, '');
  return /^\d{12}$/.test(digits) ? digits : '';
};

/**
 * Says whether a text is an Aadhaar number: twelve digits, the first neither 0 nor 1, the last a Verhoeff checksum of
 * the rest.
 */
export function isAadhaar(typed: string): boolean {
  const digits = aadhaarDigits(typed);
  return /^[2-9]/.test(digits) && hasVerhoeffChecksum(digits);
}

/** Says whether all but the last four digits are already hidden. */
export const isMaskedAadhaar = (typed: string): boolean =>
  /^(?:[x*•]{4}[\s-]*){2}\d{4}$/iu.test(typed.trim());

/** An Aadhaar number as a will should show it: the last four digits. */
export const maskedAadhaar = (typed: string): string => `XXXX XXXX ${aadhaarDigits(typed).slice(-4)}`;
