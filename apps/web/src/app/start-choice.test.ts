import { beforeEach, expect, test } from 'vitest';
import { keepStart, takeStart } from './start-choice.ts';

beforeEach(() => sessionStorage.clear());

test('the choice of a will is taken once', () => {
  keepStart('/create-free-will');
  expect(takeStart()).toBe('/create-free-will');
  expect(takeStart()).toBeNull();
});

test('a sign-in that chose nothing forgets an earlier choice', () => {
  keepStart('/create-will');
  keepStart(null);
  expect(takeStart()).toBeNull();
});

test.each(['/settings', 'https://example.com/', '//example.com', ''])(
  'nothing else is followed: ‹%s›',
  (kept) => {
    sessionStorage.setItem('virasat.start', kept);
    expect(takeStart()).toBeNull();
  },
);
