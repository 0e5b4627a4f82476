import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.each([
  ['19.99', 1999],
  ['8.2', 820],
  ['64.1', 6410],
  ['16.08', 1608],
  ['1.15', 115],
  ['2499', 249_900],
  [' 1 ', 100],
  ['2,499', 249_900],
  ['1,00,000', 10_000_000],
  ['10000000', 1_000_000_000],
])('%j is %d paise (C-49)', (text, paise) => {
  expect(readAmount(text)).toBe(paise);
});

test.each([
  '',
  ' ',
  '0',
  '0.29',
  '0.5',
  '0.99',
  '-1',
  '1e3',
  '1.005',
  '2,4',
  ',499',
  '1.',
  '.5',
  '99999999',
  '५०',
  'abc',
])('%j is no amount (C-49)', (text) => {
  expect(readAmount(text)).toBeNull();
});
