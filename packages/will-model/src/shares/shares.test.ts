import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitEqually, totalPercentage } from './shares.ts';

describe('splitEqually', () => {
  test('gives the extra point to the first', () => {
    expect(splitEqually(3)).toEqual([34, 33, 33]);
    expect(splitEqually(7)).toEqual([15, 15, 14, 14, 14, 14, 14]);
    expect(splitEqually(1)).toEqual([100]);
  });
  test('always adds up to 100 with shares at most one point apart', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (count) => {
        const shares = splitEqually(count);
        expect(shares.reduce((a, b) => a + b, 0)).toBe(100);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
        expect(shares).toHaveLength(count);
      }),
    );
  });
  test.each([0, -1, 101, 1.5])('refuses %d', (count) => {
    expect(() => splitEqually(count)).toThrow(RangeError);
  });
});

test('a share that is not typed yet adds nothing', () => {
  expect(totalPercentage([{ percentage: 33 }, { percentage: null }, { percentage: 33 }])).toBe(66);
});
