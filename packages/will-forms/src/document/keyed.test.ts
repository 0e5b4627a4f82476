import { expect, test } from 'vitest';
import { keyed } from './keyed.ts';

const keysOf = (names: string[]): string[] => keyed(names, (name) => name).map(({ key }) => key);

test('no two items of a list have one key', () => {
  expect(keysOf(['a', 'b', 'a', 'a'])).toEqual(['a#1', 'b#1', 'a#2', 'a#3']);
});

test('an item keeps its key when one of another name goes', () => {
  expect(keysOf(['a', 'a'])).toEqual(['a#1', 'a#2']);
});
