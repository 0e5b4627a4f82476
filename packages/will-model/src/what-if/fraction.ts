import type { Fraction } from './what-if-report.ts';

const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other);

/**
 * Makes a fraction in lowest terms. Shares are whole per cents among at most some dozens of people, so the numbers
 * stay far within what a number holds exactly.
 *
 * @param of At least 1.
 */
export function fraction(part: number, of: number): Fraction {
  const divisor = Math.max(1, greatestCommonDivisor(part, of));
  return { part: part / divisor, of: of / divisor };
}

/** A part of a part. */
export const times = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.part * other.part, one.of * other.of);

/**
 * Writes a fraction as per cent, exactly: '25', '33 1/3'.
 */
export function percentText({ part, of }: Fraction): string {
  const whole = Math.floor((part * 100) / of);
  const rest = fraction(part * 100 - whole * of, of);
  if (rest.part === 0) return String(whole);
  return whole === 0 ? `${rest.part}/${rest.of}` : `${whole} ${rest.part}/${rest.of}`;
}
