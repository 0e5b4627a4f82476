import { withAsciiDigits } from '../lib/wholeNumber.ts';

/**
 * An Indian mobile number as ‹+91 98765 43210›, when the text is clearly one: ten digits after an optional 0 or +91,
 * with spaces and hyphens anywhere. Everything else stays as typed, since no format is asked for.
 * @see design.md, 1.8
 */
export function formatPhone(text: string): string {
  const digits = withAsciiDigits(text).replace(/[\s-]/g, '');
  const match = /^(?:\+91|91|0)?([6-9]\d{4})(\d{5})$/.exec(digits);
  return match === null ? text : `+91 ${match[1]} ${match[2]}`;
}
