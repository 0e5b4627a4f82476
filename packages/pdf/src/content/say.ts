import { isBlank, type WillLanguage } from '@virasat/will-model';
import type { DraftPath, RichText, Segment } from '../document/rich-text.ts';
import { rowsOf } from '../wording/rows-of.ts';
import type { PlacesOf, WordingKey } from '../wording/wording.ts';
import { numberWords } from '../words/number-words.ts';

/** A number that a row says in words, so that the words round it can agree with it. */
interface NumberFact {
  readonly inWords: number;
}

/** What is put into a place of a row: words of the will, a number in words, or a text with its origin. */
type Fact = string | NumberFact | RichText;

/** The facts for which a row has places. */
type FactsOf<Key extends WordingKey> = Readonly<Record<PlacesOf<Key>, Fact>>;

/** Gives a row in the will's language; asks for exactly the facts that the row has places for. */
export type Say = <Key extends WordingKey>(
  key: Key,
  ...facts: [PlacesOf<Key>] extends [never] ? [] : [FactsOf<Key>]
) => RichText;

/** Left for the pen, or not answered yet. */
export const blank = (field?: DraftPath): RichText => [
  field === undefined ? { kind: 'blank' } : { kind: 'blank', field },
];

/** However a line break was written: without it the words on its two sides would be printed as one. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
// Line breaks and tabs are text; the other control characters have no shape and break what reads the PDF.
const CONTROL_CHARACTERS = /(?![\n\t])\p{Cc}/gu;

/** What was typed as it is printed: letter for letter, without control characters and the white space round it. */
export const printable = (typed: string): string =>
  typed
    .replace(LINE_BREAK, '\n')
    .replace(CONTROL_CHARACTERS, '')
    .replace(/^\s+|\s+$/gu, '');

/** An answer as it is printed; a line to fill in where it holds nothing but white space. */
export const typed = (text: string, field: DraftPath): RichText =>
  isBlank(printable(text)) ? blank(field) : [{ kind: 'value', text: printable(text), field }];

/** Words of the will that stand for an answer, as a country's name in the will's language. */
export const answered = (text: RichText, field: DraftPath): RichText =>
  text.map((segment) => (segment.kind === 'words' ? { kind: 'value', text: segment.text, field } : segment));

const PLACE = /\{([^}]+)\}|____/g;
// A typed address may bring its full stop with it: the sentence needs no second one.
const OWN_STOP = /[.।]$/u;
const STOP_AT_ONCE = /^[.।]/u;

function segmentsOf(fact: Fact, language: WillLanguage): RichText {
  if (typeof fact === 'string') return [{ kind: 'words', text: fact }];
  if ('inWords' in fact) return [{ kind: 'words', text: numberWords(language, fact.inWords) }];
  return fact;
}

/** Marathi says 'एक टक्का' but 'दोन टक्के' (wording.md, convention 6). */
const agreeing = (words: string, before: Fact | undefined, language: WillLanguage): string =>
  language === 'marathi' &&
  before !== undefined &&
  typeof before !== 'string' &&
  'inWords' in before &&
  before.inWords === 1
    ? words.replace(/^ टक्के/u, ' टक्का')
    : words;

/** Fills the places of one row. */
function filledRow(row: string, facts: Readonly<Record<string, Fact>>, language: WillLanguage): RichText {
  const segments: Segment[] = [];
  let fact: Fact | undefined;
  const addWords = (text: string): void => {
    const last = segments.at(-1);
    const hasOwnStop = last?.kind === 'value' && OWN_STOP.test(last.text);
    const words = agreeing(hasOwnStop ? text.replace(STOP_AT_ONCE, '') : text, fact, language);
    if (words !== '') segments.push({ kind: 'words', text: words });
  };
  let end = 0;
  for (const match of row.matchAll(PLACE)) {
    addWords(row.slice(end, match.index));
    end = match.index + match[0].length;
    const name = match[1];
    fact = name === undefined ? blank() : facts[name];
    if (fact === undefined) throw new RangeError(`Nothing given for {${name}}`);
    segments.push(...segmentsOf(fact, language));
  }
  addWords(row.slice(end));
  return segments;
}

/** Makes the voice in which one will is written. */
export function sayIn(language: WillLanguage): Say {
  const rows = rowsOf(language);
  return (key, ...[facts]) => filledRow(rows[key], facts ?? {}, language);
}
