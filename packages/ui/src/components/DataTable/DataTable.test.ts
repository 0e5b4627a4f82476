import { describe, expect, test } from 'vitest';
import { allSelectedState, withAllSelected, withRowSelected } from './dataTableSelection.ts';
import { compareSortValues, sortKeys } from './useSortedRows.ts';

describe('the selection of a table', () => {
  test('changes by id and never in place', () => {
    const before = new Set(['a']);
    expect([...withRowSelected(before, 'b', true)]).toEqual(['a', 'b']);
    expect([...withRowSelected(before, 'a', false)]).toEqual([]);
    expect([...before]).toEqual(['a']);
  });

  test('of all holds exactly the rows that are shown', () => {
    expect([...withAllSelected(['a', 'b'], true)]).toEqual(['a', 'b']);
    expect([...withAllSelected(['a', 'b'], false)]).toEqual([]);
  });

  test('is none, some or all of the rows that are shown', () => {
    expect(allSelectedState(['a', 'b'], new Set())).toEqual({ checked: false, count: 0 });
    expect(allSelectedState(['a', 'b'], new Set(['b']))).toEqual({ checked: 'indeterminate', count: 1 });
    expect(allSelectedState(['a', 'b'], new Set(['a', 'b']))).toEqual({ checked: true, count: 2 });
  });

  test('does not count a row that is gone', () => {
    expect(allSelectedState(['a'], new Set(['a', 'gone']))).toEqual({ checked: true, count: 1 });
    expect(allSelectedState([], new Set(['gone']))).toEqual({ checked: false, count: 0 });
  });
});

describe('the order of a table', () => {
  test('takes numbers by size', () => {
    expect([100, 9, 20].sort(compareSortValues)).toEqual([9, 20, 100]);
  });

  test('takes words as a reader looks them up: whatever their case, 9 before 10', () => {
    expect(['Will 10', 'will 9', 'Asha'].sort(compareSortValues)).toEqual(['Asha', 'will 9', 'Will 10']);
  });

  test('takes ISO dates in time', () => {
    expect(['2026-11-02', '2025-12-31', '2026-01-15'].sort(compareSortValues)).toEqual([
      '2025-12-31',
      '2026-01-15',
      '2026-11-02',
    ]);
  });

  test('comes from one key a row, equal where a reader sees no difference', () => {
    const keys = sortKeys(['Will 10', 'will 9', 'Will 9', 'Asha'], (name) => name);
    expect(keys).toEqual([2, 1, 1, 0]);
  });

  test('of numbers comes from the numbers themselves', () => {
    expect(sortKeys([{ paise: 249900 }, { paise: 100 }], ({ paise }) => paise)).toEqual([249900, 100]);
  });
});
