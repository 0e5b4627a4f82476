import { emptyExecutor } from '@virasat/will-model';
import { meera } from '@virasat/will-model/fixtures';
import { expect, test } from 'vitest';
import { copySources, isUntouchedList, isWholeList } from './executorLists.ts';

const [rohan, ashwini] = meera.executor.commonExecutors;
if (!rohan || !ashwini) throw new Error('Meera has two executors');

test('a list is whole once it has somebody and nothing about anybody is missing', () => {
  expect(isWholeList([])).toBe(false);
  expect(isWholeList([rohan, ashwini])).toBe(true);
  expect(isWholeList([rohan, { ...ashwini, phone: ' ' }])).toBe(false);
});

test('a list is untouched until a letter is typed', () => {
  expect(isUntouchedList([])).toBe(true);
  expect(isUntouchedList([emptyExecutor('executor-1')])).toBe(true);
  expect(isUntouchedList([{ ...emptyExecutor('executor-1'), address: 'P' }])).toBe(false);
});

test('offers each different whole list of another asset once', () => {
  const perAsset = {
    'asset-flat': [rohan],
    'asset-deposit': [{ ...rohan, id: 'executor-copy' }],
    'asset-policy': [{ ...ashwini, email: '' }],
  };
  expect(copySources(meera.assets, perAsset, 'asset-policy').map(({ asset }) => asset.id)).toEqual([
    'asset-flat',
  ]);
  expect(copySources(meera.assets, perAsset, 'asset-flat').map(({ asset }) => asset.id)).toEqual([
    'asset-deposit',
  ]);
});
