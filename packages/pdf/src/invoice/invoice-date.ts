import { readIsoDate } from '@virasat/will-model';
import { monthNames } from '../words/date-names.ts';

/** India has one time, without summer time: five and a half hours ahead of UTC. */
const AHEAD_OF_UTC_MS = 5.5 * 60 * 60 * 1000;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

function dayInWords(isoDate: string): string | null {
  const date = readIsoDate(isoDate);
  const month = date ? monthNames.english[date.month - 1] : undefined;
  return date && month ? `${date.day} ${month} ${date.year}` : null;
}

/**
 * Says when a payment was made, in Indian time whatever the machine's: ‹27 November 2026, 17:45 IST›.
 *
 * @param text An ISO date, or a date and time with its distance from UTC.
 * @returns The date alone where no time is given; anything that is neither, as it was given.
 */
export function invoiceDate(text: string): string {
  const date = dayInWords(text);
  if (date !== null) return date;
  const time = TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) return text;
  const inIndia = new Date(time + AHEAD_OF_UTC_MS).toISOString();
  const day = dayInWords(inIndia.slice(0, 'YYYY-MM-DD'.length));
  return day === null
    ? text
    : `${day}, ${inIndia.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length)} IST`;
}
