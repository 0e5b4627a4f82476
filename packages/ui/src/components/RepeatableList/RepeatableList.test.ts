import { describe, expect, test } from 'vitest';
import {
  heirOf,
  isStill,
  type ListedItem,
  MOST_OPEN_AT_FIRST,
  withCardOpened,
  withNewCards,
} from './listState.ts';

const item = (key: string, isComplete: boolean): ListedItem => ({ key, isComplete });
const openKeys = (open: ReadonlyMap<string, boolean>) =>
  [...open].filter(([, isOpen]) => isOpen).map(([key]) => key);

describe('what stands open', () => {
  test('unfinished items do, finished ones do not', () => {
    expect(
      openKeys(withNewCards(new Map(), [item('a', true), item('b', false), item('c', false)], false)),
    ).toEqual(['b', 'c']);
  });

  test('of many unfinished items only the first does', () => {
    const many = Array.from({ length: MOST_OPEN_AT_FIRST + 1 }, (_, index) => item(`k${index}`, false));
    expect(openKeys(withNewCards(new Map(), many, false))).toEqual(['k0']);
    expect(openKeys(withNewCards(new Map(), many.slice(1), false))).toHaveLength(MOST_OPEN_AT_FIRST);
  });

  test('a card stays open when it becomes complete', () => {
    const open = withNewCards(new Map(), [item('a', false)], false);
    expect(withNewCards(open, [item('a', true)], false)).toBe(open);
  });

  test('an added item does, even one that asks for nothing', () => {
    const open = withNewCards(new Map(), [item('a', true)], false);
    expect(openKeys(withNewCards(open, [item('a', true), item('b', true)], true))).toEqual(['b']);
  });

  test('opening one closes the others that are complete, and leaves the unfinished', () => {
    const open = new Map([
      ['a', true],
      ['b', true],
      ['c', false],
    ]);
    expect(openKeys(withCardOpened(open, [item('a', true), item('b', false), item('c', true)], 'c'))).toEqual(
      ['b', 'c'],
    );
  });
});

test('the next item takes over from a removed one, else the one before, else nobody', () => {
  expect(heirOf(['a', 'b', 'c'], 1)).toBe('c');
  expect(heirOf(['a', 'b', 'c'], 2)).toBe('b');
  expect(heirOf(['a'], 0)).toBeUndefined();
});

test('a removal can be undone until the list changes again', () => {
  expect(isStill(['a', 'c'], ['a', 'c'])).toBe(true);
  expect(isStill(['a', 'c', 'd'], ['a', 'c'])).toBe(false);
  expect(isStill(['a', 'b', 'c'], ['a', 'c'])).toBe(false);
});
