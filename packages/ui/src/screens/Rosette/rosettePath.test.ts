import { describe, expect, it } from 'vitest';
import { rosettePath } from './rosettePath.ts';

function points(path: string): { x: number; y: number }[] {
  return path
    .slice(1, -1)
    .split('L')
    .map((pair) => {
      const [x = Number.NaN, y = Number.NaN] = pair.split(' ').map(Number);
      return { x, y };
    });
}

describe('rosettePath', () => {
  const drawn = points(rosettePath(160, 150));

  it('reaches the radius and never leaves it', () => {
    const distances = drawn.map(({ x, y }) => Math.hypot(x - 160, y - 160));
    expect(Math.max(...distances)).toBeCloseTo(150, 0);
    expect(Math.min(...distances)).toBeCloseTo(30, 0);
  });

  it('closes without a visible step', () => {
    const [first, last] = [drawn.at(0), drawn.at(-1)];
    if (first === undefined || last === undefined) throw new Error('The curve has no points');
    expect(Math.hypot(first.x - last.x, first.y - last.y)).toBeLessThan(12);
  });

  it('holds no coordinate that is not a number', () => {
    expect(drawn.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });
});
