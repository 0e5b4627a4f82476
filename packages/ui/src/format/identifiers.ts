import { withAsciiDigits } from '../lib/wholeNumber.ts';

const AADHAAR_DIGITS = 12;
const SHOWN_AT_THE_END = 4;

/** True for an ID type that means Aadhaar, however it is spelt. */
export function isAadhaar(idType: string): boolean {
  return /aadhaar|aadhar|आधार/i.test(idType);
}

/** True for an ID type that means a PAN card. */
export function isPan(idType: string): boolean {
  return /\bpan\b/i.test(idType);
}

/** An Aadhaar number in groups of four; anything else as it is. Only for screens: what is stored stays as typed. */
export function groupAadhaar(value: string): string {
  const digits = withAsciiDigits(value).replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || digits.length !== AADHAAR_DIGITS) return value;
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** False when a PAN does not look like ABCDE1234F: a reason to ask, never to refuse. */
export function looksLikePan(value: string): boolean {
  return /^[A-Z]{5}\d{4}[A-Z]$/i.test(value.trim());
}

/**
 * An identifier with all but its end hidden: ‹XXXX XXXX 1234› for Aadhaar, ‹XXXXXX234F› for others. Only for screens.
 * @returns '' for an empty value.
 * @see design.md, 1.8
 */
export function maskIdentifier(idType: string, value: string): string {
  const text = value.trim();
  const shown = isAadhaar(idType) ? groupAadhaar(text) : isPan(idType) ? text.toUpperCase() : text;
  // By letters as a reader counts them, so that no Devanagari sign is cut from its letter.
  const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(shown)].map(
    ({ segment }) => segment,
  );
  const counted = letters.filter((letter) => /[\p{L}\p{N}]/u.test(letter)).length;
  // A short one would be given away by its last four.
  const toHide = counted <= SHOWN_AT_THE_END ? counted : counted - SHOWN_AT_THE_END;
  let hidden = 0;
  return letters
    .map((letter) => {
      if (!/[\p{L}\p{N}]/u.test(letter) || hidden >= toHide) return letter;
      hidden += 1;
      return 'X';
    })
    .join('');
}
