import { type DateParts, parseDateParts } from '@virasat/ui';
import { EARLIEST_DATE_OF_BIRTH } from '@virasat/will-model';

/** The range of dates on which the person can have been born. */
export const birthRange = (today: string) => ({ earliest: EARLIEST_DATE_OF_BIRTH, latest: today });

/** Says whether anything stands in a date's boxes. */
export const isTyped = ({ day, month, year }: DateParts): boolean => `${day}${month}${year}`.trim() !== '';

/** Says whether a date of birth was typed whole but is none: then it is not missing, but wrong. */
export function isWholeButUnreal(parts: DateParts, today: string): boolean {
  const read = parseDateParts(parts, birthRange(today));
  return 'problem' in read && (read.problem === 'impossible' || read.problem === 'out-of-range');
}

/**
 * Marks only the boxes of a date of birth that are empty where some of them are; else the message is for the date as a
 * whole, and none is marked.
 */
export function errorsOfParts(
  parts: DateParts,
  error: string | undefined,
  today: string,
): Partial<Record<keyof DateParts, string>> {
  const reading = parseDateParts(parts, birthRange(today));
  if (error === undefined || !('problem' in reading) || reading.problem !== 'incomplete') return {};
  return Object.fromEntries(reading.missing.map((part) => [part, error]));
}
