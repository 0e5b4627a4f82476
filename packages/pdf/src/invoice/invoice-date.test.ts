import { expect, test } from 'vitest';
import { invoiceDate } from './invoice-date.ts';

test.each([
  ['2026-11-27T12:15:00Z', '27 November 2026, 17:45 IST'],
  ['2026-11-27T12:15:00.123Z', '27 November 2026, 17:45 IST'],
  ['2026-11-27T18:29:59Z', '27 November 2026, 23:59 IST'],
  ['2026-11-27T18:30:00Z', '28 November 2026, 00:00 IST'],
  ['2026-12-31T19:00:00-05:00', '1 January 2027, 05:30 IST'],
  ['2026-11-27', '27 November 2026'],
])('%s is %s', (given, said) => {
  expect(invoiceDate(given)).toBe(said);
});

test.each(['2026-02-30', '27/11/2026', '2026-11-27T12:15:00', '2026-11-27T99:00:00Z'])(
  '%s is said as it was given: it might be misread',
  (given) => {
    expect(invoiceDate(given)).toBe(given);
  },
);
