import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterRest } from './after-rest.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('it comes once, when nobody has asked for a tenth of a second', () => {
  const then = vi.fn();
  const { ask } = afterRest(then);
  for (let key = 0; key < 20; key += 1) {
    ask();
    vi.advanceTimersByTime(99);
  }
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(then).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(then).toHaveBeenCalledOnce();
  ask();
  vi.advanceTimersByTime(100);
  expect(then).toHaveBeenCalledTimes(2);
});

test('called off, it never comes', () => {
  const then = vi.fn();
  const { ask, callOff } = afterRest(then);
  ask();
  callOff();
  vi.advanceTimersByTime(1_000);
  expect(then).not.toHaveBeenCalled();
});
