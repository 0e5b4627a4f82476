import { describe, expect, test } from 'vitest';
import { emptyDateParts, isoToParts, parseDateParts } from './dateParts.ts';
import { monthFromText } from './monthNames.ts';

const range = { earliest: '1900-01-01', latest: '2026-11-27' };
const read = (day: string, month: string, year: string) => parseDateParts({ day, month, year }, range);

describe('a typed date', () => {
  test.each([
    ['27', '3', '1984', '1984-03-27'],
    ['01', '01', '2000', '2000-01-01'],
    [' 1 ', ' 1 ', ' 2000 ', '2000-01-01'],
    ['२७', '३', '१९८४', '1984-03-27'],
    ['27', 'mar', '1984', '1984-03-27'],
    ['27', 'March', '1984', '1984-03-27'],
    ['27', 'मार्च', '१९८४', '1984-03-27'],
    ['29', '2', '2000', '2000-02-29'],
    ['29', '2', '2024', '2024-02-29'],
  ])('%s %s %s is %s', (day, month, year, iso) => {
    expect(read(day, month, year)).toEqual({ iso });
  });

  test.each([
    ['31', '2', '2000'],
    ['29', '2', '1900'],
    ['29', '2', '2023'],
    ['31', '4', '2000'],
    ['0', '1', '2000'],
    ['32', '1', '2000'],
    ['1', '13', '2000'],
    ['1', '0', '2000'],
    ['1', '1', '0008'],
    ['1', '1', '0024'],
    ['1', '1', '84'],
    ['1', '1', '200820'],
    ['1', 'soon', '2000'],
    ['1.5', '1', '2000'],
    ['-1', '1', '2000'],
    ['1e1', '1', '2000'],
  ])('%s %s %s is no real date', (day, month, year) => {
    expect(read(day, month, year)).toEqual({ problem: 'impossible' });
  });

  test('counts from the first to the last day of its range, both included', () => {
    expect(read('1', '1', '1900')).toEqual({ iso: '1900-01-01' });
    expect(read('27', '11', '2026')).toEqual({ iso: '2026-11-27' });
    expect(read('28', '11', '2026')).toEqual({ problem: 'out-of-range' });
    expect(read('31', '12', '1899')).toEqual({ problem: 'out-of-range' });
  });

  test('says which parts are missing', () => {
    expect(parseDateParts(emptyDateParts, range)).toEqual({ problem: 'empty' });
    expect(read('27', ' ', '')).toEqual({ problem: 'incomplete', missing: ['month', 'year'] });
  });
});

describe('month names', () => {
  test.each([
    ['jan', 1],
    ['Sept.', 9],
    ['SEPTEMBER', 9],
    ['may', 5],
    ['june', 6],
    ['फरवरी', 2],
    ['फ़रवरी', 2],
    ['फ\u093Cरवरी', 2],
    ['मे', 5],
    ['मई', 5],
    ['ऑगस्ट', 8],
    ['डिसेंबर', 12],
    ['०९', 9],
  ])('%s is month %i', (text, month) => {
    expect(monthFromText(text)).toBe(month);
  });

  test.each(['ju', 'j', '', 'marchx', '13', '003'])('‹%s› is none', (text) => {
    expect(monthFromText(text)).toBeUndefined();
  });
});

describe('an ISO date', () => {
  test('comes back as one would type it', () => {
    expect(isoToParts('1984-03-07')).toEqual({ day: '7', month: '3', year: '1984' });
  });

  test.each(['', '1984', '7 March 1984'])('‹%s› gives empty parts', (text) => {
    expect(isoToParts(text)).toEqual(emptyDateParts);
  });
});
