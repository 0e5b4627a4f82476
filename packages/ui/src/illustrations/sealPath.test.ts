import { expect, test } from 'vitest';
import { sealPath } from './sealPath.ts';

test('the edge of the seal is closed and stays between its two radii', () => {
  const path = sealPath({ x: 22, y: 22 }, 19.4, 1.1, 20);
  expect(path).toMatch(/^M.*Z$/);
  const distances = path
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number))
    .map(([x = 0, y = 0]) => Math.hypot(x - 22, y - 22));
  expect(distances).toHaveLength(120);
  expect(Math.min(...distances)).toBeGreaterThan(18.2);
  expect(Math.max(...distances)).toBeLessThan(20.6);
});
