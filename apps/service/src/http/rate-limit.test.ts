import { expect, it } from 'vitest';
import { makeRateLimit } from './rate-limit.ts';

it('lets so many calls through at once, and as many again as time allows', () => {
  let now = 0;
  const take = makeRateLimit(2, () => now);
  expect([take('a'), take('a'), take('a'), take('b')]).toEqual([0, 0, 30, 0]);
  now = 29_999;
  expect(take('a')).toBe(1);
  now = 30_000;
  expect([take('a'), take('a')]).toEqual([0, 30]);
});

it('remembers ten thousand callers and no more', () => {
  const take = makeRateLimit(1, () => 0);
  const others = (count: number) => {
    for (let caller = 0; caller < count; caller += 1) take(`other ${caller}`);
  };
  take('first');
  others(9_999);
  expect(take('first')).toBe(60);
  others(10_000);
  expect(take('first')).toBe(0);
});
