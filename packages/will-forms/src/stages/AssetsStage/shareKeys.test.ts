import { expect, test } from 'vitest';
import { newShareKey, shareKeysOf } from './shareKeys.ts';

test('shares that were never touched are numbered from 0', () => {
  expect(shareKeysOf(new Map(), 'asset', 3)).toEqual(['0', '1', '2']);
});

test('what is left after a removal keeps its keys', () => {
  expect(shareKeysOf(new Map([['asset', ['0', '2']]]), 'asset', 2)).toEqual(['0', '2']);
});

test('a share that is added never takes the key of one that is there', () => {
  expect(newShareKey(['0', '2'])).toBe('3');
  expect(shareKeysOf(new Map([['asset', ['0', '2']]]), 'asset', 4)).toEqual(['0', '2', '3', '4']);
});
