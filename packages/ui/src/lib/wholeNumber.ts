/** What a text typed into a number box is. */
export type WholeNumberReading = { kind: 'empty' } | { kind: 'number'; value: number } | { kind: 'refused' };

/** Devanagari digits as 0-9; everything else as it is. */
export function withAsciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/**
 * Reads a whole number from zero up: spaces and a percent sign go, १२३ is 123, leading zeros go. Anything else is
 * refused whole, so that 5.5 is never 55 and 1e1 never 10.
 * @see design.md, 2.1, PercentField; cases C-26
 */
export function readWholeNumber(text: string): WholeNumberReading {
  const digits = withAsciiDigits(text).replace(/[\s%]/g, '');
  if (digits === '') return { kind: 'empty' };
  // More digits than a number holds exactly would change what was typed.
  if (!/^[0-9]{1,15}$/.test(digits)) return { kind: 'refused' };
  return { kind: 'number', value: Number(digits) };
}
