import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rupeeFigures, rupeeWords } from './rupees.ts';

test.each([
  [0, '0.00', 'Rupees zero only'],
  [5, '0.05', 'Rupees zero and five paise only'],
  [100, '1.00', 'Rupees one only'],
  [249_900, '2,499.00', 'Rupees two thousand four hundred ninety-nine only'],
  [9_999, '99.99', 'Rupees ninety-nine and ninety-nine paise only'],
  [
    123_456_750,
    '12,34,567.50',
    'Rupees twelve lakh thirty-four thousand five hundred sixty-seven and fifty paise only',
  ],
  [1_000_000_000, '1,00,00,000.00', 'Rupees one crore only'],
])('%i paise are %s: %s', (paise, figures, words) => {
  expect(rupeeFigures(paise)).toBe(figures);
  expect(rupeeWords(paise)).toBe(words);
});

test('figures read back as the paise that they say', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (paise) => {
      const figures = rupeeFigures(paise);
      expect(figures).toMatch(/^(?:\d{1,3}|\d{1,2}(?:,\d{2})*,\d{3})\.\d{2}$/);
      expect(Number(figures.replace(/[.,]/g, ''))).toBe(paise);
    }),
  );
});

test.each([-1, 0.5, Number.NaN, 2 ** 53])('%d is no amount', (paise) => {
  expect(() => rupeeFigures(paise)).toThrow(RangeError);
  expect(() => rupeeWords(paise)).toThrow(RangeError);
});
