import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOn, isDateOfBirth, readIsoDate } from './iso-date.ts';

describe('readIsoDate', () => {
  test.each(['2000-02-29', '2024-02-29', '1999-12-31', '2000-01-01'])('takes %s', (text) => {
    expect(readIsoDate(text)).not.toBeNull();
  });
  test.each([
    '',
    '2023-02-29',
    '1900-02-29',
    '2000-02-31',
    '2000-13-01',
    '2000-00-10',
    '2000-1-1',
    '0200820-01-01',
    'x',
  ])('refuses %j', (text) => {
    expect(readIsoDate(text)).toBeNull();
  });
});

describe('isDateOfBirth', () => {
  const today = '2026-11-28';
  test.each([
    ['1900-01-01', true],
    ['1899-12-31', false],
    ['0008-01-01', false],
    ['0024-05-05', false],
    ['2026-11-28', true],
    ['2026-11-29', false],
    ['2000-02-31', false],
  ])('%s: %s', (text, right) => {
    expect(isDateOfBirth(text, today)).toBe(right);
  });
});

describe('ageOn', () => {
  test('turns eighteen on the birthday and not a day before', () => {
    expect(ageOn('2008-11-28', '2026-11-27')).toBe(17);
    expect(ageOn('2008-11-28', '2026-11-28')).toBe(18);
  });
  test('lets somebody born on 29 February come of age on 1 March of a common year', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
    expect(ageOn('2004-02-29', '2024-02-29')).toBe(20);
  });
  test('knows no age for a birth that lies ahead or a date that is none', () => {
    expect(ageOn('2026-11-29', '2026-11-28')).toBeNull();
    expect(ageOn('', '2026-11-28')).toBeNull();
    expect(ageOn('2000-01-01', 'today')).toBeNull();
  });
  test('never falls as days go by', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    const iso = (date: Date): string => date.toISOString().slice(0, 10);
    fc.assert(
      fc.property(day, day, day, (a, b, c) => {
        const [dob = '', earlier = '', later = ''] = [a, b, c].map(iso).sort();
        const before = ageOn(dob, earlier);
        const after = ageOn(dob, later);
        expect(before).not.toBeNull();
        expect(after).toBeGreaterThanOrEqual(before ?? Number.POSITIVE_INFINITY);
      }),
    );
  });
});
