import { describe, expect, test } from 'vitest';
import { isSameName, isSameNameIgnoringHonorifics } from './names.ts';

describe('isSameName', () => {
  test.each([
    ['Ravi Patil', ' ravi  patil '],
    ['\u0958ासिम', '\u0915\u093Cासिम'],
    ['O\u0301scar', 'Óscar'],
    ['Ravi\u00A0Patil', 'Ravi Patil'],
  ])('%s and %s are one', (one, other) => {
    expect(isSameName(one, other)).toBe(true);
  });
  test.each([
    ['Asha', 'Asha Patil'],
    ['Mr Rao', 'Rao'],
    ['', ''],
    ['  ', ''],
    ['A. Rao', 'A Rao'],
  ])('%j and %j are two', (one, other) => {
    expect(isSameName(one, other)).toBe(false);
  });
});

describe('isSameNameIgnoringHonorifics', () => {
  test.each([
    ['Smt. Sunita Patil', 'sunita patil'],
    ['श्रीमती सुनीता पाटील', 'सुनीता पाटील'],
    ['कु. मीरा', 'मीरा'],
    ['A. B. Rao', 'A B Rao'],
    ['Dr.Mehta', 'Mehta'],
  ])('%s may be %s', (one, other) => {
    expect(isSameNameIgnoringHonorifics(one, other)).toBe(true);
  });
  test('a bare honorific is nobody', () => {
    expect(isSameNameIgnoringHonorifics('Mr', 'Mr.')).toBe(false);
  });
});
