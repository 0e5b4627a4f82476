import { expect, test } from 'vitest';
import { inkDifference } from './ink.ts';
import type { GreyPicture } from './page-pictures.ts';

const SIZE = 10;
const whole = { left: 0, top: 0, right: SIZE, bottom: SIZE };

/** An upright stroke of one dot. */
function strokeAt(x: number): GreyPicture {
  const dots = new Uint8Array(SIZE * SIZE).fill(255);
  for (let y = 0; y < SIZE; y += 1) dots[y * SIZE + x] = 0;
  return { width: SIZE, height: SIZE, dots };
}

test('ink one dot away is the same, ink two dots away is not', () => {
  expect(inkDifference(strokeAt(4), strokeAt(5), whole)).toBe(0);
  expect(inkDifference(strokeAt(4), strokeAt(6), whole)).toBe(1);
});

test('ink beside nothing is a difference, and nothing beside nothing is none', () => {
  const empty = { width: SIZE, height: SIZE, dots: new Uint8Array(SIZE * SIZE).fill(255) };
  expect(inkDifference(strokeAt(4), empty, whole)).toBe(1);
  expect(inkDifference(empty, empty, whole)).toBe(0);
});
