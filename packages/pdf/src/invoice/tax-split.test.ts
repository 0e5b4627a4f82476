import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxSplit } from './tax-split.ts';

// In paise: the total, the base, each of the two taxes (C-50).
test.each([
  [100, 84, 8],
  [200, 170, 15],
  [1000, 848, 76],
  [4900, 4152, 374],
  [5000, 4238, 381],
  [9999, 8473, 763],
  [10000, 8474, 763],
  [29900, 25338, 2281],
  [50000, 42372, 3814],
  [99900, 84662, 7619],
  [199900, 169406, 15247],
  [249900, 211780, 19060],
  [500000, 423728, 38136],
  [699900, 593136, 53382],
])('%i paise are a base of %i and twice %i of tax', (total, basePaise, tax) => {
  expect(taxSplit(total)).toEqual({ basePaise, centralTaxPaise: tax, stateTaxPaise: tax });
});

test('the parts add up to any total, and each tax is 9% of the base to within a paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (total) => {
      const { basePaise, centralTaxPaise, stateTaxPaise } = taxSplit(total);
      expect(basePaise + centralTaxPaise + stateTaxPaise).toBe(total);
      expect(centralTaxPaise).toBe(stateTaxPaise);
      expect(Math.abs(centralTaxPaise - 0.09 * basePaise)).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([-1, 0.5, Number.NaN, 2 ** 53])('%d is no amount', (total) => {
  expect(() => taxSplit(total)).toThrow(RangeError);
});
