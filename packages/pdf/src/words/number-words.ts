import type { WillLanguage } from '@virasat/will-model';
import { englishNames, hindiNames, marathiNames } from './number-names.ts';

const CRORE = 10_000_000;
const LAKH = 100_000;

interface NumberGrammar {
  readonly names: readonly string[];
  /** 100 where nothing follows it. */
  readonly hundredAlone: string;
  readonly hundreds: (count: string) => string;
  readonly thousand: string;
  readonly lakh: string;
  readonly crore: string;
}

const grammars: Readonly<Record<WillLanguage, NumberGrammar>> = {
  english: {
    names: englishNames,
    hundredAlone: 'one hundred',
    hundreds: (count) => `${count} hundred`,
    thousand: 'thousand',
    lakh: 'lakh',
    crore: 'crore',
  },
  hindi: {
    names: hindiNames,
    hundredAlone: 'सौ',
    hundreds: (count) => `${count} सौ`,
    thousand: 'हज़ार',
    lakh: 'लाख',
    crore: 'करोड़',
  },
  marathi: {
    names: marathiNames,
    hundredAlone: 'शंभर',
    // Marathi joins its hundreds into one word: एकशे, दोनशे.
    hundreds: (count) => `${count}शे`,
    thousand: 'हजार',
    lakh: 'लाख',
    crore: 'कोटी',
  },
};

const nameOf = ({ names }: NumberGrammar, number: number): string => {
  const name = names[number];
  if (name === undefined) throw new RangeError(`No number word for ${number}`);
  return name;
};

/** Words for 1 to 999, without the bare hundred's own word. */
function belowThousand(grammar: NumberGrammar, number: number): string[] {
  const hundreds = Math.floor(number / 100);
  const rest = number % 100;
  return [
    ...(hundreds > 0 ? [grammar.hundreds(nameOf(grammar, hundreds))] : []),
    ...(rest > 0 ? [nameOf(grammar, rest)] : []),
  ];
}

function wordsOf(grammar: NumberGrammar, number: number): string[] {
  if (number === 100) return [grammar.hundredAlone];
  const crores = Math.floor(number / CRORE);
  const lakhs = Math.floor((number % CRORE) / LAKH);
  const thousands = Math.floor((number % LAKH) / 1000);
  return [
    ...(crores > 0 ? [...wordsOf(grammar, crores), grammar.crore] : []),
    ...(lakhs > 0 ? [nameOf(grammar, lakhs), grammar.lakh] : []),
    ...(thousands > 0 ? [nameOf(grammar, thousands), grammar.thousand] : []),
    ...belowThousand(grammar, number % 1000),
  ];
}

/**
 * Says a number as an Indian deed says it: thousand, lakh, crore.
 *
 * @param number A whole number, 0 or more, that a double holds exactly.
 * @throws RangeError For any other number.
 * @see wording.md, conventions 6 to 9
 */
export function numberWords(language: WillLanguage, number: number): string {
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`${number} can't be said in words`);
  const grammar = grammars[language];
  if (number === 0) return nameOf(grammar, 0);
  return wordsOf(grammar, number).join(' ');
}

/**
 * Says a year: 1100 to 1999 by hundreds (nineteen eighty-five), every other as a number.
 *
 * @param year A whole number, 0 or more.
 * @see wording.md, convention 5
 */
export function yearWords(language: WillLanguage, year: number): string {
  if (year < 1100 || year > 1999) return numberWords(language, year);
  const grammar = grammars[language];
  const century = nameOf(grammar, Math.floor(year / 100));
  const rest = year % 100;
  const isSpokenShort = language === 'english' && rest >= 10;
  return [
    isSpokenShort ? century : grammar.hundreds(century),
    ...(rest > 0 ? [nameOf(grammar, rest)] : []),
  ].join(' ');
}
