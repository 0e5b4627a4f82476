import { describe, expect, test } from 'vitest';
import { allSelectedState, withAllSelected, withRowSelected } from './dataTableSelection.ts';
import { compareSortValues, nextSort, sortKeys, withOrder } from './useSortedRows.ts';

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

  test('leaves equal values in the order in which they came, both ways', () => {
    const rows = [
      { id: 1, paise: 100 },
      { id: 2, paise: 200 },
      { id: 3, paise: 100 },
    ];
    const ids = (desc: boolean) => withOrder(rows, ({ paise }) => paise, desc).map(({ id }) => id);
    expect(ids(false)).toEqual([1, 3, 2]);
    expect(ids(true)).toEqual([2, 1, 3]);
    expect(withOrder(rows, undefined, true)).toBe(rows);
  });

  test('is from A or from the greatest at the first press, and the other way round at the next', () => {
    const rows = [{ name: 'Asha', paise: 100 }];
    const name = { id: 'name', header: 'Name', cell: () => null, sortValue: () => 'Asha' };
    const amount = { id: 'amount', header: 'Amount', cell: () => null, sortValue: () => 100 };
    expect(nextSort(undefined, name, rows)).toEqual({ id: 'name', desc: false });
    expect(nextSort({ id: 'name', desc: false }, amount, rows)).toEqual({ id: 'amount', desc: true });
    expect(nextSort({ id: 'amount', desc: true }, amount, rows)).toEqual({ id: 'amount', desc: false });
  });
});
