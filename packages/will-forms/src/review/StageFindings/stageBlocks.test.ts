import type { FindingGroup, FindingTarget } from '@virasat/will-model/checks';
import { meera } from '@virasat/will-model/fixtures';
import { expect, test } from 'vitest';
import { blockOf, cardBlock } from './stageBlocks.ts';

const of = (target: FindingTarget, kind: FindingGroup['kind'] = 'person') => ({
  target,
  group: { key: 'group', kind, name: 'Somebody' },
});

test('a finding about a field stands under the group of that field', () => {
  expect(blockOf(of({ at: 'personalDetails', field: 'idNumber' }), meera, 1)).toBe('identity');
  expect(blockOf(of({ at: 'personalDetails', field: 'dob' }), meera, 1)).toBe('about');
  expect(blockOf(of({ at: 'executor', field: 'appointExecutor' }), meera, 4)).toBe('executorQuestions');
  expect(blockOf(of({ at: 'residuary', field: 'valueLimit' }), meera, 5)).toBe('residuaryScope');
  expect(blockOf(of({ at: 'otherInfo', field: 'petDetails' }), meera, 6)).toBe('pets');
});

test('a finding about one item of a list stands in its card', () => {
  expect(blockOf(of({ at: 'asset', id: 'asset-flat', field: 'identifier' }, 'asset'), meera, 3)).toBe(
    cardBlock('assets-asset-flat'),
  );
  const share = { at: 'share', assetId: 'asset-flat', nomineeId: 'nominee-aarav', field: 'comment' } as const;
  expect(blockOf(of(share, 'asset'), meera, 3)).toBe(cardBlock('assets-asset-flat'));
  expect(blockOf(of({ at: 'nominee', id: 'nominee-aarav', field: 'name' }), meera, 2)).toBe(
    cardBlock('nominees-nominee-aarav-'),
  );
  expect(blockOf(of({ at: 'child', id: 'child-aarav', field: 'age' }), meera, 1)).toBe(
    cardBlock('personalDetails-children-child-aarav-'),
  );
  expect(blockOf(of({ at: 'witness', id: 'witness-1', field: 'name' }), meera, 6)).toBe(
    cardBlock('otherInfo-witnesses-witness-1-'),
  );
  expect(
    blockOf(of({ at: 'executorPerson', assetId: null, id: 'executor-rohan', field: 'phone' }), meera, 4),
  ).toBe(cardBlock('executor-common-executor-rohan-'));
});

test('a finding about several items, about a list, or in a list that may be closed stands at the end', () => {
  expect(blockOf(of({ at: 'asset', id: 'asset-flat', field: 'description' }, 'will'), meera, 3)).toBe('end');
  expect(blockOf(of({ at: 'nominees' }, 'will'), meera, 2)).toBe('end');
  const inPanel = { at: 'executorPerson', assetId: 'asset-flat', id: 'one', field: 'name' } as const;
  expect(blockOf(of(inPanel), meera, 4)).toBe('end');
});

test('a finding that is put right elsewhere, or nowhere, stands at the end', () => {
  expect(blockOf(of({ at: 'personalDetails', field: 'dob' }), meera, 6)).toBe('end');
  expect(blockOf(of({ at: 'pdf' }), meera, 6)).toBe('end');
});
