import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('makes nothing until asked, and then one thing for all', () => {
  const make = vi.fn(() => ({ made: true }));
  const get = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(get()).toBe(get());
  expect(make).toHaveBeenCalledOnce();
});
