import { expect, it } from 'vitest';
import { makeBoundedMap } from './bounded-map.ts';

it('never holds more than it may, however much it is given', () => {
  const map = makeBoundedMap<number>(3);
  for (let key = 0; key < 1000; key += 1) {
    map.set(`${key}`, key);
    expect(map.size).toBe(Math.min(key + 1, 3));
  }
  expect([996, 997, 998, 999].map((key) => map.get(`${key}`))).toEqual([undefined, 997, 998, 999]);
});

it('forgets what was longest not used', () => {
  const map = makeBoundedMap<number>(3);
  for (const key of ['a', 'b', 'c']) map.set(key, 1);
  map.get('a');
  map.set('b', 2);
  map.set('d', 1);
  expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual([1, 2, undefined, 1]);
});
