import { describe, expect, test } from 'vitest';
import { formatDollars, formatRupees } from '../../format/index.ts';
import { planPrice, plans } from './plans.ts';

describe('plans', () => {
  test('cost what the specification says, in rupees and dollars', () => {
    const prices = plans.map(({ key, name, isMinimum }) => [
      name,
      planPrice(key, 'INR'),
      planPrice(key, 'USD'),
      isMinimum,
    ]);
    expect(prices).toEqual([
      ['Free Will', '₹0', '$0', false],
      ['Family Protection', '₹2,499', '$29.99', false],
      ['Estate Planning Plus', '₹6,999', '$89.99', true],
    ]);
  });

  test('write their prices as every other amount is written', () => {
    expect(plans.map(({ price }) => price.INR)).toEqual([0, 2_499_00, 6_999_00].map(formatRupees));
    expect(plans.map(({ price }) => price.USD)).toEqual([0, 29_99, 89_99].map(formatDollars));
  });

  test('have one that is recommended', () => {
    expect(plans.filter(({ isRecommended }) => isRecommended).map(({ key }) => key)).toEqual(['family']);
  });

  test('hold the features of the specification and no others', () => {
    expect(
      Object.fromEntries(plans.map(({ key, features }) => [key, features.join(', ').toLowerCase()])),
    ).toEqual({
      free: 'simple will, basic asset distribution, digital storage, email support',
      family:
        'living will, healthcare directive, guardian designation, priority support, free lifetime updates',
      estate:
        'trust creation, estate tax planning, business succession, attorney review, unlimited revisions',
    });
  });
});
