import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aadhaarDigits, isAadhaar, isMaskedAadhaar, maskedAadhaar } from './aadhaar.ts';

const VALID = '234567890124';
const withDigit = (place: number, digit: number): string =>
  [...VALID].map((own, index) => (index === place ? String(digit) : own)).join('');

describe('an Aadhaar number', () => {
  test.each([VALID, '2345 6789 0124', '2345-6789-0124', '२३४५ ६७८९ ०१२४'])(
    'is known as typed: %s',
    (typed) => {
      expect(aadhaarDigits(typed)).toBe(VALID);
      expect(isAadhaar(typed)).toBe(true);
      expect(maskedAadhaar(typed)).toBe('XXXX XXXX 0124');
    },
  );

  test.each(['', '23456789012', '2345678901244', '2345 6789 O124', 'ABCDE1234F'])('is not %j', (typed) => {
    expect(isAadhaar(typed)).toBe(false);
    expect(aadhaarDigits(typed)).toBe('');
  });

  test('has no single digit that can be mistyped unnoticed', () => {
    fc.assert(
      fc.property(fc.nat({ max: 11 }), fc.nat({ max: 9 }), (place, digit) => {
        const typed = withDigit(place, digit);
        expect(isAadhaar(typed)).toBe(typed === VALID);
      }),
    );
  });

  test('has no two neighbours that can be exchanged unnoticed', () => {
    for (let place = 0; place < VALID.length - 1; place += 1) {
      const [one = '', other = ''] = [...VALID.slice(place, place + 2)];
      const exchanged = VALID.slice(0, place) + other + one + VALID.slice(place + 2);
      expect(isAadhaar(exchanged)).toBe(one === other);
    }
  });

  test('does not begin with 0 or 1, whatever its checksum', () => {
    const begins = (first: string): string[] =>
      Array.from({ length: 10 }, (_, last) => `${first}2345678901${last}`).filter(isAadhaar);
    expect([begins('0'), begins('1')]).toEqual([[], []]);
    expect(begins('3')).toHaveLength(1);
  });

  test.each([
    ['XXXX XXXX 0124', true],
    ['xxxxxxxx0124', true],
    ['****-****-0124', true],
    ['XXXX 6789 0124', false],
  ])('is masked: %s %s', (typed, expected) => expect(isMaskedAadhaar(typed)).toBe(expected));
});
