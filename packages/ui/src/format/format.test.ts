import { describe, expect, test } from 'vitest';
import {
  formatAmount,
  formatDate,
  formatDollars,
  formatPhone,
  formatRupees,
  formatTime,
  groupAadhaar,
  looksLikePan,
  maskIdentifier,
} from './index.ts';

describe('rupees', () => {
  test.each([
    [0, '₹0'],
    [100, '₹1'],
    [2_499_00, '₹2,499'],
    [1_00_000_00, '₹1,00,000'],
    [12_34_56_789_00, '₹12,34,56,789'],
    [2_117_80, '₹2,117.80'],
    [2_117_05, '₹2,117.05'],
  ])('%i paise are %s', (paise, text) => {
    expect(formatRupees(paise)).toBe(text);
  });
});

describe('dollars', () => {
  test.each([
    [0, '$0'],
    [2_999, '$29.99'],
    [8_999, '$89.99'],
    [9_000, '$90'],
    [1_234_505, '$12,345.05'],
  ])('%i cents are %s', (cents, text) => {
    expect(formatDollars(cents)).toBe(text);
  });
});

describe('amounts', () => {
  test.each([
    [2_499_00, 'INR', '₹2,499'],
    [12_34_567_50, 'INR', '₹12,34,567.50'],
    [29_99, 'USD', '$29.99'],
    [12_00, 'EUR', '€12.00'],
    [12_00, 'rupees', 'rupees 12.00'],
    [12_00, '', '12.00'],
  ])('%i hundredths of %s are %s', (hundredths, currency, text) => {
    expect(formatAmount(hundredths, currency)).toBe(text);
  });
});

describe('dates', () => {
  test('are written with the month in words', () => {
    expect(formatDate('2026-11-27', 'short')).toBe('27 Nov 2026');
    expect(formatDate('1984-03-07', 'long')).toBe('7 March 1984');
  });

  test('keep their day whatever the time behind them', () => {
    expect(formatDate('2026-11-27T23:59:59.000Z', 'short')).toBe('27 Nov 2026');
  });

  test.each(['', '27/11/2026', '2026-13-01', 'yesterday'])('‹%s› is no date', (text) => {
    expect(formatDate(text, 'long')).toBe('');
  });

  test('times are of twelve hours, in small letters', () => {
    expect(formatTime(new Date(2026, 10, 27, 16, 12))).toBe('4:12 pm');
    expect(formatTime(new Date(2026, 10, 27, 0, 5))).toBe('12:05 am');
  });
});

describe('phone numbers', () => {
  test.each([
    '9876543210',
    '98765 43210',
    '+91-98765-43210',
    '09876543210',
    '+919876543210',
    '919876543210',
    '९८७६५४३२१०',
  ])('‹%s› is clearly ten digits', (typed) => {
    expect(formatPhone(typed)).toBe('+91 98765 43210');
  });

  test.each(['', '987654321', '98765432100', '+44 20 7946 0000', '020 2567 0000', 'ask my son'])(
    '‹%s› stays as typed',
    (typed) => {
      expect(formatPhone(typed)).toBe(typed);
    },
  );
});

describe('identifiers', () => {
  test('an Aadhaar number is shown in groups of four and masked up to the last four', () => {
    expect(groupAadhaar('123412341234')).toBe('1234 1234 1234');
    expect(groupAadhaar('1234-1234-1234')).toBe('1234 1234 1234');
    expect(maskIdentifier('Aadhaar', '123412341234')).toBe('XXXX XXXX 1234');
    expect(maskIdentifier('आधार कार्ड', '1234 1234 5678')).toBe('XXXX XXXX 5678');
  });

  test('an Aadhaar number of another length stays as typed', () => {
    expect(groupAadhaar('12341234123')).toBe('12341234123');
  });

  test('a PAN is masked in capitals', () => {
    expect(maskIdentifier('PAN', 'abcde1234f')).toBe('XXXXXX234F');
  });

  test('a short identifier is hidden whole, an empty one stays empty', () => {
    expect(maskIdentifier('Others', '1234')).toBe('XXXX');
    expect(maskIdentifier('Others', '12345')).toBe('X2345');
    expect(maskIdentifier('Others', '  ')).toBe('');
  });

  test('hides whole letters of Devanagari, not parts of them', () => {
    expect(maskIdentifier('Others', 'श्रीकांत १२')).toBe('Xकांत १२');
  });

  test('knows what a PAN looks like', () => {
    expect(looksLikePan('ABCDE1234F')).toBe(true);
    expect(looksLikePan('ABCD1234F')).toBe(false);
  });
});
