import { readIsoDate } from '../dates/iso-date.ts';
import { isBlank } from '../text/blank.ts';
import type { DeedNominee, FreeWillDeed } from './deed.shape.ts';

/**
 * Adds a nominee, unless the name or the relationship is missing: then the list stays as it is.
 *
 * @returns The same list where nothing was added.
 * @see spec.md section 5, Free will-deed
 */
export const withDeedNominee = (
  nominees: readonly DeedNominee[],
  nominee: DeedNominee,
): readonly DeedNominee[] =>
  isBlank(nominee.name) || isBlank(nominee.relationship) ? nominees : [...nominees, nominee];

/** Takes a nominee out, known by id. */
export const withoutDeedNominee = (nominees: readonly DeedNominee[], id: string): DeedNominee[] =>
  nominees.filter((nominee) => nominee.id !== id);

const twoDigits = (text: string): string => text.padStart(2, '0');

/**
 * Reads the deed's day, month and year as one date of the calendar.
 *
 * @returns 'YYYY-MM-DD', or null where a part is missing or there is no such day.
 */
export function deedDateOf({
  date,
  month,
  year,
}: Pick<FreeWillDeed, 'date' | 'month' | 'year'>): string | null {
  const iso = `${year.trim()}-${twoDigits(month.trim())}-${twoDigits(date.trim())}`;
  return readIsoDate(iso) === null ? null : iso;
}
