import { expect, test } from 'vitest';
import { sharedWidthsMm } from './column-widths.ts';

test('columns share a width by weight while every text fits on its line', () => {
  const columns = [
    { weight: 3, leastMm: 0, mostMm: 75 },
    { weight: 1, leastMm: 0, mostMm: 25 },
  ];
  expect(sharedWidthsMm(columns, 100)).toEqual([75, 25]);
});

test('a column gives away what it can’t use to one whose text would need a second line', () => {
  const columns = [
    { weight: 1, leastMm: 10, mostMm: 90 },
    { weight: 1, leastMm: 10, mostMm: 20 },
  ];
  expect(sharedWidthsMm(columns, 100)).toEqual([80, 20]);
});

test('no column gets less than its widest word needs, and the others share the rest', () => {
  const columns = [
    { weight: 1, leastMm: 60, mostMm: 200 },
    { weight: 1, leastMm: 10, mostMm: 200 },
    { weight: 1, leastMm: 10, mostMm: 200 },
  ];
  expect(sharedWidthsMm(columns, 120)).toEqual([60, 30, 30]);
});
