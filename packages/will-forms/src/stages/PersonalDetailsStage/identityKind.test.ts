import { describe, expect, test } from 'vitest';
import { isAadhaar, looksUnlikePan } from './identityKind.ts';

describe('isAadhaar', () => {
  test.each(['Aadhaar', 'aadhar card', 'AADHAAR No.', 'आधार कार्ड'])('%s is one', (idType) => {
    expect(isAadhaar(idType)).toBe(true);
  });
  test.each(['PAN', 'Passport', ''])('%j is none', (idType) => {
    expect(isAadhaar(idType)).toBe(false);
  });
});

describe('looksUnlikePan', () => {
  test.each([
    ['PAN', 'ABCDE1234'],
    ['PAN card', '12345ABCDF'],
    ['My PAN', 'ABCDE12345'],
  ])('%s %s is worth a second look', (idType, idNumber) => {
    expect(looksUnlikePan(idType, idNumber)).toBe(true);
  });
  test.each([
    ['PAN', 'ABCDE1234F'],
    ['pan', ' abcde1234f '],
    ['PAN', ''],
    ['Panchayat certificate', '12/2019'],
    ['Passport', 'K1234567'],
  ])('%s %s is not', (idType, idNumber) => {
    expect(looksUnlikePan(idType, idNumber)).toBe(false);
  });
});
