import { once } from '../lib/once.ts';

/** How a date is written: ‹27 Nov 2026› in tables, ‹27 November 2026› in the review. */
export type DateStyle = 'short' | 'long';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const SHORT_MONTH_LETTERS = 3;

/**
 * An ISO date as day, month in words, year; never as bare numbers, whose order people read differently.
 * @param iso ‹1984-03-27›; a time behind it is left out of account, so no time zone can move the day.
 * @returns '' for anything that is no such date.
 * @see design.md, 1.8
 */
export function formatDate(iso: string, style: DateStyle): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(iso);
  const [, year, month, day] = match ?? [];
  const name = MONTHS[Number(month) - 1];
  if (year === undefined || day === undefined || name === undefined) return '';
  // Intl writes ‹Sept›; all months are cut alike, so that a column of dates lines up.
  return `${Number(day)} ${style === 'short' ? name.slice(0, SHORT_MONTH_LETTERS) : name} ${year}`;
}

const clock = once(
  () => new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', hour12: true }),
);

/** The time of day where the person is: ‹4:12 pm›. */
export function formatTime(date: Date): string {
  // Some versions put a narrow space before ‹pm›, some capitals.
  return clock().format(date).replace(/\s/g, ' ').toLowerCase();
}
