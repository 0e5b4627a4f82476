import { describe, expect, test } from 'vitest';
import { emptyCustomAllocation, emptyResiduary } from './residuary.defaults.ts';
import { residuarySchema } from './residuary.schema.ts';
import type { CustomAllocation, Residuary } from './residuary.shape.ts';

const faults = (changes: Partial<Residuary>): [string, string][] =>
  (
    residuarySchema.safeParse({
      ...emptyResiduary(),
      scope: 'only-mentioned',
      distributionOption: 'legal-heirs',
      ...changes,
    }).error?.issues ?? []
  ).map(({ path, message }) => [path.join('.'), message]);
const custom = (...customAllocations: CustomAllocation[]): [string, string][] =>
  faults({ distributionOption: 'custom', customAllocations });

describe('the residuary clause', () => {
  test('needs a scope and a way to distribute', () => {
    expect(faults({ scope: '', distributionOption: '' })).toEqual([
      ['scope', 'Please select how the residuary clause should apply'],
      ['distributionOption', 'Please select a distribution method'],
    ]);
  });
  test('needs no value limit', () => {
    expect(faults({ scope: 'all-including-unmentioned', valueLimit: '' })).toEqual([]);
  });
  test('in custom shares needs somebody', () => {
    expect(custom()).toEqual([['customAllocations', 'Please select at least one nominee']]);
  });
  test('in custom shares needs a nominee and a percentage in each row', () => {
    expect(custom(emptyCustomAllocation())).toEqual([
      ['customAllocations.0.nomineeId', 'Please select a nominee'],
      ['customAllocations.0.percentage', 'Please enter a percentage'],
    ]);
  });
  test.each([
    [0, 'Please enter a valid percentage'],
    [1, undefined],
    [100, undefined],
  ])('in custom shares takes 1 to 100, so %d: %s', (percentage, message) => {
    expect(custom({ nomineeId: 'n', percentage })[0]?.[1]).toBe(message);
  });
  test('in custom shares names a repeat and a total above 100', () => {
    expect(custom({ nomineeId: 'n', percentage: 60 }, { nomineeId: 'n', percentage: 41 })).toEqual([
      ['customAllocations.1.nomineeId', 'Each nominee can only be selected once'],
      ['customAllocations', 'Total percentage cannot exceed 100%'],
    ]);
    expect(custom({ nomineeId: 'n', percentage: 60 }, { nomineeId: 'm', percentage: 40 })).toEqual([]);
  });
  test('in words needs the words', () => {
    expect(faults({ distributionOption: 'text', customText: ' \n' })).toEqual([
      ['customText', 'Please provide custom instructions'],
    ]);
  });
  test('does not check shares that are not in use', () => {
    expect(faults({ customAllocations: [emptyCustomAllocation()] })).toEqual([]);
  });
});
