import { describe, expect, test } from 'vitest';
import { equalShares, roomFor, rowForTheRest, type ShareRow, totalOf, withEqualShares } from './shares.ts';

const rows = (...shares: (number | null)[]): ShareRow[] =>
  shares.map((share, index) => ({ key: `row-${index}`, personId: `person-${index}`, share }));

describe('room', () => {
  test('is what the other shares leave, whatever the row itself holds', () => {
    expect(roomFor(rows(50, 35, null), 'row-2')).toBe(15);
    expect(roomFor(rows(50, 35, 10), 'row-2')).toBe(15);
    expect(roomFor(rows(34, 33, 33), 'row-2')).toBe(33);
  });

  test('is never below zero', () => {
    expect(roomFor(rows(60, 50, null), 'row-2')).toBe(0);
  });
});

describe('splitting equally', () => {
  test('gives the extra points to the first rows', () => {
    expect(equalShares(3)).toEqual([34, 33, 33]);
    expect(equalShares(7)).toEqual([15, 15, 14, 14, 14, 14, 14]);
    expect(equalShares(1)).toEqual([100]);
    expect(equalShares(0)).toEqual([]);
  });

  test('adds up to 100 for any number of rows, and no two differ by more than one', () => {
    for (let count = 1; count <= 120; count += 1) {
      const shares = equalShares(count);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    }
  });

  test('keeps each row with its own person and comment', () => {
    const before: ShareRow[] = [
      { key: 'a', personId: 'p', share: null, comment: 'The flat' },
      { key: 'b', personId: 'q', share: 90 },
    ];
    expect(withEqualShares(before)).toEqual([
      { key: 'a', personId: 'p', share: 50, comment: 'The flat' },
      { key: 'b', personId: 'q', share: 50 },
    ]);
  });
});

describe('the rest', () => {
  test('is offered to the one row that is empty', () => {
    expect(rowForTheRest(rows(50, 35, null))).toEqual({ row: rows(50, 35, null)[2], rest: 15 });
  });

  test('is offered to nobody when several are empty, none is, or nothing is left', () => {
    expect(rowForTheRest(rows(50, null, null))).toBeUndefined();
    expect(rowForTheRest(rows(50, 35))).toBeUndefined();
    expect(rowForTheRest(rows(50, 50, null))).toBeUndefined();
  });

  test('is not offered to a row without a person', () => {
    expect(rowForTheRest([{ key: 'a', personId: '', share: null }])).toBeUndefined();
  });
});

test('an empty share counts nothing, and a loaded draft may be over 100', () => {
  expect(totalOf(rows(33, 33, 33))).toBe(99);
  expect(totalOf(rows(60, null, 50))).toBe(110);
});
