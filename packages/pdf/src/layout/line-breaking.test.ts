import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { graphemesOf } from '../text/graphemes.ts';
import { breakLines } from './line-breaking.ts';
import type { Measure } from './placed.ts';

/** Every letter is one millimetre wide. */
const perLetter: Measure = (text) => graphemesOf(text).length;
const style = { sizePt: 10, isBold: false };
const linesOf = (text: string, widthMm: number): string[] =>
  breakLines(text, widthMm, style, perLetter).map((line) => line.text);

describe('lines', () => {
  test.each([
    ['one two three', 7, ['one two', 'three']],
    ['one two', 7, ['one two']],
    ['one two', 6, ['one', 'two']],
    ['brother-in-law', 11, ['brother-in-', 'law']],
    ['2025/26', 5, ['2025/', '26']],
    ['- one', 3, ['-', 'one']],
    ['two  spaces', 20, ['two  spaces']],
    ['first\nsecond\n\nfourth', 20, ['first', 'second', '', 'fourth']],
    ['a\tb', 20, ['a    b']],
    ['worth ₹ 500', 8, ['worth', '₹ 500']],
    ['worth (₹ 500)', 9, ['worth', '(₹ 500)']],
    ['यह है । वह', 4, ['यह', 'है ।', 'वह']],
    ['यह । वह', 2, ['यह', '।', 'वह']],
    ['no\u00a0break here', 8, ['no\u00a0break', 'here']],
    ['ashwini@example.com', 14, ['ashwini@', 'example.com']],
    ['', 5, ['']],
  ])('%j in %i', (text, widthMm, lines) => {
    expect(linesOf(text, widthMm)).toEqual(lines);
  });

  test('a stop stays with its word', () => {
    expect(linesOf('यह है। वह', 6)).toEqual(['यह है।', 'वह']);
  });

  test('a word of 120 letters is cut without loss (C-07)', () => {
    const lines = linesOf('A'.repeat(120), 50);
    expect(lines.map(({ length }) => length)).toEqual([50, 50, 20]);
  });

  test('a long word in Devanagari is cut between letters, with conjuncts whole (C-07)', () => {
    const word = 'क्षत्रियश्रीकांतविश्वस्तप्रतिष्ठान'.repeat(2);
    const lines = linesOf(word, 7);
    expect(lines.join('')).toBe(word);
    for (const line of lines) {
      expect(line).not.toMatch(/^[\u093A-\u094F\u0900-\u0903]/u);
      expect(line).not.toMatch(/\u094D$/u);
    }
  });

  test('only the last line of a paragraph is marked as such', () => {
    const lines = breakLines('one two\nthree', 5, style, perLetter);
    expect(lines.map(({ isLast }) => isLast)).toEqual([false, true, true]);
  });

  test.each([
    ['one two', [true, false]],
    ['one\ntwo', [true, false]],
    ['on-to', [false, false]],
    ['abcdef', [false, false]],
  ])('of %j, three letters a line, those that end a word say so', (text, endsWord) => {
    expect(breakLines(text, 3, style, perLetter).map((line) => line.endsWord)).toEqual(endsWord);
  });

  test('nothing is lost and nothing is too wide', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'ab-/ कक्ष्ण।1₹ '.split('')), { maxLength: 80 }),
        fc.integer({ min: 1, max: 30 }),
        (letters, widthMm) => {
          const text = letters.join('');
          const lines = breakLines(text, widthMm, style, perLetter);
          const bare = (some: string): string => some.replaceAll(' ', '');
          expect(bare(lines.map((line) => line.text).join(''))).toBe(bare(text));
          for (const line of lines) {
            const isOneLetter = graphemesOf(line.text).length <= 1;
            if (!isOneLetter) expect(line.widthMm).toBeLessThanOrEqual(widthMm + 0.01);
          }
        },
      ),
    );
  });
});
