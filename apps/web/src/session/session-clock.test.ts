import { expect, test } from 'vitest';
import { sessionPhase } from './session-clock.ts';

const end = 1_800_000_000_000;
const minutes = (count: number): number => end - count * 60_000;

test.each([
  [minutes(60), 'running', 55 * 60_000],
  [minutes(5) - 1, 'running', 1],
  [minutes(5), 'ending', 4 * 60_000],
  [minutes(1) - 1, 'ending', 1],
  [minutes(1), 'last-minute', 60_000],
  [end - 1, 'last-minute', 1],
  [end, 'over', null],
  [end + 1, 'over', null],
] as const)('at %d the session is %s and that changes in %s ms', (now, phase, changesIn) => {
  expect(sessionPhase(end, now)).toEqual({ phase, changesIn });
});
