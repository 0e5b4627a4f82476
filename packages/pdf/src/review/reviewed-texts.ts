import { type WillLanguage, willLanguages } from '@virasat/will-model';
import { statutesOf } from '../content/statutes.ts';
import { en } from '../wording/en.ts';
import { rowsOf } from '../wording/rows-of.ts';
import type { WordingKey } from '../wording/wording.ts';
import { englishDayNames, monthNames } from '../words/date-names.ts';
import { numberWords } from '../words/number-words.ts';

/** What legal reviewers read and sign: one text in each language, under the key by which they know it. */
export interface ReviewedText {
  readonly key: string;
  readonly texts: Readonly<Record<WillLanguage, string>>;
  /** What a clause rests on; empty for a label. */
  readonly statutes: readonly string[];
}

const isWordingKey = (key: string): key is WordingKey => Object.hasOwn(en, key);

const inEach = (textOf: (language: WillLanguage) => string): ReviewedText['texts'] => ({
  english: textOf('english'),
  hindi: textOf('hindi'),
  marathi: textOf('marathi'),
});

const row = (key: WordingKey): ReviewedText => ({
  key,
  texts: inEach((language) => rowsOf(language)[key]),
  statutes: statutesOf(key),
});

const HUNDRED = 100;
const CRORE = 10_000_000;
/** Every word of which numbers are made. */
const spokenNumbers = [
  ...Array.from({ length: HUNDRED + 1 }, (_, number) => number),
  2 * HUNDRED,
  10 * HUNDRED,
  1000 * HUNDRED,
  CRORE,
];

const list = (key: string, textsOf: (language: WillLanguage) => readonly string[]): ReviewedText => ({
  key,
  texts: inEach((language) => textsOf(language).join(', ')),
  statutes: [],
});

/** Every text that a will or a deed can print, in the order of the wording: clauses, labels, numbers, months and days. */
export const reviewedTexts: readonly ReviewedText[] = [
  ...Object.keys(en).filter(isWordingKey).map(row),
  list('words.numbers', (language) => spokenNumbers.map((number) => numberWords(language, number))),
  list('words.months', (language) => monthNames[language]),
  list('words.days', (language) =>
    language === 'english'
      ? englishDayNames
      : Array.from({ length: englishDayNames.length }, (_, day) => numberWords(language, day + 1)),
  ),
];

/** Every text in every language. */
export const reviewedTextsByLanguage = reviewedTexts.flatMap(({ key, texts }) =>
  willLanguages.map((language) => ({ key, language, text: texts[language] })),
);
