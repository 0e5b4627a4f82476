/**
 * Whole percent of the stages reached, as the wizard shows it.
 * @see spec.md, section 2: the bar is stage/7
 */
export function percentComplete(stage: number, count: number): number {
  return Math.round((stage / count) * 100);
}

/** Where a stage stands, seen from the one that is open. */
export type StageState = 'completed' | 'current' | 'not-started';

/** State of stage `number` (from 1) while `stage` is open. */
export function stageState(number: number, stage: number): StageState {
  if (number < stage) return 'completed';
  return number === stage ? 'current' : 'not-started';
}
