import { readIsoDate, type WillLanguage } from '@virasat/will-model';
import { englishDayNames, monthNames } from './date-names.ts';
import { numberWords, yearWords } from './number-words.ts';

/** A date as a will prints it: in figures, and in words in brackets behind it. */
export interface DateFacts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly dateWords: string;
}

/**
 * Says a date in figures and in words.
 *
 * @param isoDate 'YYYY-MM-DD'.
 * @returns Null where the text is no date of the calendar.
 * @see wording.md, convention 5
 */
export function dateFacts(language: WillLanguage, isoDate: string): DateFacts | null {
  const date = readIsoDate(isoDate);
  const month = date ? monthNames[language][date.month - 1] : undefined;
  if (!date || month === undefined) return null;
  const day = language === 'english' ? englishDayNames[date.day - 1] : numberWords(language, date.day);
  return {
    day: String(date.day),
    month,
    year: String(date.year),
    dateWords: `${day} ${month} ${yearWords(language, date.year)}`,
  };
}
