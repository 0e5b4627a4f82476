import { withAsciiDigits } from '../../lib/wholeNumber.ts';
import { monthFromText } from './monthNames.ts';

/** A date as typed, each part its own text. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** The days between which a date may lie, both included, as ISO dates (‹1984-03-27›). */
export interface DateRange {
  earliest: string;
  latest: string;
}

/** A real date, or what keeps the parts from being one. */
export type DateReading =
  | { iso: string }
  | { problem: 'empty' }
  /** `missing` names the empty parts, in reading order. */
  | { problem: 'incomplete'; missing: readonly (keyof DateParts)[] }
  /** Letters, a 13th month, 31 February, a year that has not four digits. */
  | { problem: 'impossible' }
  | { problem: 'out-of-range' };

const PART_NAMES = ['day', 'month', 'year'] as const;

/** Nothing typed. */
export const emptyDateParts: DateParts = { day: '', month: '', year: '' };

/**
 * Reads a typed date as a calendar date, free of any time zone: digits in Latin or Devanagari, the month also by its
 * name in English, Hindi or Marathi.
 * @see design.md, 2.1, DateField; cases C-31
 */
export function parseDateParts(parts: DateParts, range: DateRange): DateReading {
  const missing = PART_NAMES.filter((part) => parts[part].trim() === '');
  if (missing.length === PART_NAMES.length) return { problem: 'empty' };
  if (missing.length > 0) return { problem: 'incomplete', missing };
  const day = numberFrom(parts.day, /^\d{1,2}$/);
  const month = monthFromText(parts.month);
  const year = numberFrom(parts.year, /^[1-9]\d{3}$/);
  if (day === undefined || month === undefined || year === undefined) return { problem: 'impossible' };
  if (day < 1 || day > daysIn(month, year)) return { problem: 'impossible' };
  const iso = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  // ISO dates with years of four digits sort as text.
  return iso < range.earliest || iso > range.latest ? { problem: 'out-of-range' } : { iso };
}

/** The parts of an ISO date without leading zeros, as one would type them; empty parts for anything else. */
export function isoToParts(iso: string): DateParts {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  const [, year, month, day] = match ?? [];
  if (year === undefined || month === undefined || day === undefined) return emptyDateParts;
  return { day: String(Number(day)), month: String(Number(month)), year };
}

function numberFrom(text: string, pattern: RegExp): number | undefined {
  const digits = withAsciiDigits(text).trim();
  return pattern.test(digits) ? Number(digits) : undefined;
}

function daysIn(month: number, year: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
