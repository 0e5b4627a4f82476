import { describe, expect, test } from 'vitest';
import { percentComplete, stageState } from './progress.ts';
import { knotPosition } from './progressTrack.ts';

describe('the progress of the wizard', () => {
  test('is stage of seven in whole percent', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((stage) => percentComplete(stage, 7))).toEqual([
      14, 29, 43, 57, 71, 86, 100,
    ]);
  });

  test('tells what is done, what is open and what is to come', () => {
    expect([1, 2, 3].map((number) => stageState(number, 2))).toEqual(['completed', 'current', 'not-started']);
  });

  test('puts every knot at the start of its column, before the seal', () => {
    expect(knotPosition(1, 7)).toBe('calc(14px + 0 * (100% - 44px) / 7)');
    expect(knotPosition(7, 7)).toBe('calc(14px + 6 * (100% - 44px) / 7)');
  });
});
