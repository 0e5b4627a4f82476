import { expect, test } from 'vitest';
import { readRupeesAsPaise } from './valueLimit.ts';

test.each([
  ['2500000', 250_000_000],
  ['₹ 25,00,000', 250_000_000],
  ['Rs. 5,000/-', 500_000],
  ['INR 1', 100],
  ['  10 00 000 ', 100_000_000],
])('reads %j as an amount in rupees', (text, paise) => {
  expect(readRupeesAsPaise(text)).toBe(paise);
});

test.each([
  '',
  '   ',
  '0',
  '$25,000',
  '25 lakh',
  '12.50',
  '1e3',
  '90071992547409.93',
  '99999999999999999999',
])('leaves %j as it is typed', (text) => {
  expect(readRupeesAsPaise(text)).toBeNull();
});
