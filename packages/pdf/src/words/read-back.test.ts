import { type WillLanguage, willLanguages } from '@virasat/will-model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberWords, yearWords } from './number-words.ts';

const marks: Readonly<Record<WillLanguage, Readonly<Record<string, number>>>> = {
  english: { hundred: 100, thousand: 1000, lakh: 1e5, crore: 1e7 },
  hindi: { सौ: 100, हज़ार: 1000, लाख: 1e5, करोड़: 1e7 },
  marathi: { शंभर: 100, हजार: 1000, लाख: 1e5, कोटी: 1e7 },
};

/** Reads number words as a person would, knowing of the code that writes them only what it calls 0 to 99. */
function readBack(language: WillLanguage, words: string): number {
  const small = new Map(Array.from({ length: 100 }, (_, number) => [numberWords(language, number), number]));
  let total = 0;
  let open = 0;
  // Marathi joins its hundreds: एकशे is एक + शे.
  for (const word of words.replace(/(\S+)शे(?=\s|$)/gu, '$1 शंभर').split(' ')) {
    const mark = marks[language][word];
    if (mark === undefined) open += small.get(word) ?? Number.NaN;
    else if (mark === 100) open = Math.floor(open / 100) * 100 + Math.max(1, open % 100) * 100;
    else if (mark === 1e7) {
      total = (total + open) * mark;
      open = 0;
    } else {
      total += open * mark;
      open = 0;
    }
  }
  return total + open;
}

describe.each(willLanguages)('number words in %s', (language) => {
  test('read back as the number, for every number below a thousand and the edges of lakh and crore', () => {
    const edges = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e12].flatMap((edge) => [edge - 1, edge, edge + 1]);
    const numbers = [...Array.from({ length: 1000 }, (_, number) => number), ...edges];
    for (const number of numbers) expect(readBack(language, numberWords(language, number))).toBe(number);
  });

  test('read back as the number, for any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999_999 }), (number) => {
        expect(readBack(language, numberWords(language, number))).toBe(number);
      }),
      { numRuns: 500 },
    );
  });

  test('are words alone: no figure, no two spaces, nothing undefined', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (number) => {
        expect(numberWords(language, number)).toMatch(/^[\p{L}\p{M}-]+( [\p{L}\p{M}-]+)*$/u);
        expect(numberWords(language, number)).not.toContain('undefined');
      }),
    );
  });

  test('of years from 1900 to 2200 differ from each other', () => {
    const years = Array.from({ length: 301 }, (_, index) => yearWords(language, 1900 + index));
    expect(new Set(years).size).toBe(301);
  });
});
