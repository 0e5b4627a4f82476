/** The oldest date of birth that a form takes: nobody alive was born before it. */
export const EARLIEST_DATE_OF_BIRTH = '1900-01-01';

/** The least age, in completed years, at which a person can make a will (spec.md section 9). */
export const MINIMUM_AGE_YEARS = 18;

interface DateParts {
  year: number;
  month: number;
  day: number;
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/**
 * Reads a plain calendar date.
 *
 * `Date` is never asked: it would shift the day with the machine's time zone.
 *
 * @param text 'YYYY-MM-DD'.
 * @returns Year, month (1 to 12) and day, or null where the text isn't a date of the calendar.
 */
export function readIsoDate(text: string): DateParts | null {
  const match = ISO_DATE.exec(text);
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return { year, month, day };
}

/**
 * Says whether a text is a date on which somebody alive can have been born.
 *
 * @param text 'YYYY-MM-DD'.
 * @param today The person's own date, 'YYYY-MM-DD'.
 */
export function isDateOfBirth(text: string, today: string): boolean {
  // Two ISO dates compare as texts in the order of the calendar.
  return readIsoDate(text) !== null && text >= EARLIEST_DATE_OF_BIRTH && text <= today;
}

/**
 * Counts completed years.
 *
 * Somebody born on 29 February completes a year on 1 March where the year has no 29 February.
 *
 * @param dob Date of birth, 'YYYY-MM-DD'.
 * @param today The person's own date, 'YYYY-MM-DD'.
 * @returns Whole years, or null where either isn't a date or the birth lies ahead.
 * @see Indian Majority Act 1875, section 3
 */
export function ageOn(dob: string, today: string): number | null {
  const born = readIsoDate(dob);
  const now = readIsoDate(today);
  if (!born || !now || dob > today) return null;
  const birthdayIsAhead = now.month < born.month || (now.month === born.month && now.day < born.day);
  return now.year - born.year - (birthdayIsAhead ? 1 : 0);
}
