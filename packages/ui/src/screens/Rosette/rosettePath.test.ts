import { describe, expect, it } from 'vitest';
import { rosettePath } from './rosettePath.ts';

/** Numbers of the path in groups: where it starts, then each piece's two handles and its end. */
function numbers(path: string): number[] {
  return [...path.matchAll(/-?[\d.]+/g)].map(([found]) => Number(found));
}

/** The ends of the pieces, from the middle. */
function points(path: string): { x: number; y: number }[] {
  const [x = Number.NaN, y = Number.NaN, ...rest] = numbers(path);
  const walked = [{ x, y }];
  for (let at = 0; at < rest.length; at += 6) {
    const last = walked.at(-1) ?? { x, y };
    walked.push({ x: last.x + (rest[at + 4] ?? Number.NaN), y: last.y + (rest[at + 5] ?? Number.NaN) });
  }
  return walked;
}

describe('rosettePath', () => {
  const path = rosettePath(780);
  const drawn = points(path);

  it('is one start and pieces of six whole numbers', () => {
    expect(path).toMatch(/^M780 0c[-\d ]+z$/);
    expect((numbers(path).length - 2) % 6).toBe(0);
  });

  it('reaches the radius and never leaves it', () => {
    const distances = drawn.map(({ x, y }) => Math.hypot(x, y));
    expect(Math.max(...distances)).toBeCloseTo(780, -1);
    expect(Math.min(...distances)).toBeCloseTo(780 * 0.2, -1);
  });

  it('ends where it began', () => {
    expect(drawn.at(-1)).toEqual(drawn.at(0));
  });

  it('turns without a corner: each piece goes on as the one before it ended', () => {
    const [, , ...rest] = numbers(path);
    for (let at = 6; at < rest.length; at += 6) {
      const [inX = 0, inY = 0] = [
        (rest[at - 2] ?? 0) - (rest[at - 4] ?? 0),
        (rest[at - 1] ?? 0) - (rest[at - 3] ?? 0),
      ];
      const [outX = 0, outY = 0] = [rest[at] ?? 0, rest[at + 1] ?? 0];
      const turn = Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY);
      expect(Math.abs(turn)).toBeLessThan(0.1);
    }
  });
});
