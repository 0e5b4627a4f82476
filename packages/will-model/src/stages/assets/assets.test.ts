import { describe, expect, test } from 'vitest';
import { meera } from '../../fixtures/meera.ts';
import { withAssets } from './assets.rules.ts';
import { assetsSchema } from './assets.schema.ts';
import type { Allocation, Asset } from './assets.shape.ts';

const aShare = (nomineeId: string, percentage: number | null): Allocation => ({
  nomineeId,
  percentage,
  comment: '',
});
const anAsset = (changes: Partial<Asset> = {}): Asset => ({
  id: 'a',
  type: 'Vehicle',
  identifier: 'MH 12 AB 1234',
  description: '',
  nomineeAllocations: [aShare('n1', 100)],
  ...changes,
});
const faults = (assets: Asset[]): [string, string][] =>
  (assetsSchema.safeParse(assets).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
const shareFaults = (...shares: Allocation[]): [string, string][] =>
  faults([anAsset({ nomineeAllocations: shares })]);

describe('assets', () => {
  test('cannot be none', () => {
    expect(faults([])).toEqual([['', 'At least one asset must be added']]);
  });
  test('each need a type, an identifier and somebody who takes them', () => {
    expect(faults([anAsset({ type: '', identifier: ' ', nomineeAllocations: [] })])).toEqual([
      ['0.type', 'Asset type is required'],
      ['0.identifier', 'Asset identifier is required'],
      ['0.nomineeAllocations', 'At least one nominee must be selected'],
    ]);
  });
  test('take totals up to 100 and no more', () => {
    expect(shareFaults(aShare('n1', 33), aShare('n2', 33), aShare('n3', 33))).toEqual([]);
    expect(shareFaults(aShare('n1', 34), aShare('n2', 33), aShare('n3', 33))).toEqual([]);
    expect(shareFaults(aShare('n1', 34), aShare('n2', 33), aShare('n3', 34))).toEqual([
      ['0.nomineeAllocations', 'Total percentage cannot exceed 100%'],
    ]);
  });
  test.each([0, null, -5, 5.5])('take no share of %s', (percentage) => {
    expect(shareFaults(aShare('n1', percentage))).toEqual([
      ['0.nomineeAllocations.0.percentage', 'Percentage must be a positive number'],
    ]);
  });
  test('name the repeat where somebody is selected twice', () => {
    expect(shareFaults(aShare('n1', 10), aShare('n1', 20))).toEqual([
      ['0.nomineeAllocations.1.nomineeId', 'Each nominee can only be selected once'],
    ]);
  });
  test('do not go on with a share that is given to no one', () => {
    expect(shareFaults(aShare('n1', 10), aShare('', 20))).toEqual([
      ['0.nomineeAllocations', 'At least one nominee must be selected'],
    ]);
  });
  test('are not held up by a share of somebody who is no nominee any more', () => {
    expect(shareFaults(aShare('gone', 100))).toEqual([]);
  });
});

describe('taking over a changed list', () => {
  const executors = (id: string) =>
    meera.executor.commonExecutors.map((person) => ({ ...person, id: `${id}-${person.id}` }));
  const draft = {
    assets: [anAsset({ id: 'a' }), anAsset({ id: 'b' })],
    executor: { ...meera.executor, executorsPerAsset: { a: executors('a'), b: executors('b') } },
  };

  test('drops the executors of an asset that went, and of no other, whatever their identifiers', () => {
    const after = withAssets(draft, [anAsset({ id: 'b' })]);
    expect(after.executor.executorsPerAsset).toEqual({ b: executors('b') });
  });
  test('keeps executors through a rename', () => {
    const after = withAssets(draft, [anAsset({ id: 'a', identifier: 'renamed' }), anAsset({ id: 'b' })]);
    expect(after.executor.executorsPerAsset).toEqual(draft.executor.executorsPerAsset);
  });
  test('gives an asset that comes back its executors again', () => {
    const without = withAssets(draft, [anAsset({ id: 'b' })]);
    const back = withAssets(without, draft.assets, draft.executor.executorsPerAsset);
    expect(back.executor.executorsPerAsset).toEqual(draft.executor.executorsPerAsset);
  });
});
