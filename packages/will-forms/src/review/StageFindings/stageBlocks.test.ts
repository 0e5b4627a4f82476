import { meera } from '@virasat/will-model/fixtures';
import { expect, test } from 'vitest';
import { blockOf } from './stageBlocks.ts';

test('a finding about a field stands under the group of that field', () => {
  expect(blockOf({ at: 'personalDetails', field: 'idNumber' }, meera, 1)).toBe('identity');
  expect(blockOf({ at: 'personalDetails', field: 'dob' }, meera, 1)).toBe('about');
  expect(blockOf({ at: 'executor', field: 'appointExecutor' }, meera, 4)).toBe('executorQuestions');
  expect(blockOf({ at: 'residuary', field: 'valueLimit' }, meera, 5)).toBe('residuaryScope');
  expect(blockOf({ at: 'otherInfo', field: 'petDetails' }, meera, 6)).toBe('pets');
});

test('a finding about a list stands under it, at the end of the stage', () => {
  expect(blockOf({ at: 'asset', id: 'asset-flat', field: 'identifier' }, meera, 3)).toBe('end');
  expect(blockOf({ at: 'child', id: 'child-aarav', field: 'age' }, meera, 1)).toBe('end');
  expect(blockOf({ at: 'witness', id: 'witness-1', field: 'name' }, meera, 6)).toBe('end');
});

test('a finding that is put right elsewhere, or nowhere, stands at the end', () => {
  expect(blockOf({ at: 'personalDetails', field: 'dob' }, meera, 6)).toBe('end');
  expect(blockOf({ at: 'pdf' }, meera, 6)).toBe('end');
});
