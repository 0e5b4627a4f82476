import { expect, test } from 'vitest';
import { neighbours } from './neighbours.ts';

test('Next goes one stage on and stops at the review', () => {
  expect(neighbours(0).next).toBe(1);
  expect(neighbours(6).next).toBe(7);
  expect(neighbours(7).next).toBe(7);
});

test('Previous goes one stage back and stops at the introduction', () => {
  expect(neighbours(7).previous).toBe(6);
  expect(neighbours(1).previous).toBe(0);
  expect(neighbours(0).previous).toBe(0);
});
