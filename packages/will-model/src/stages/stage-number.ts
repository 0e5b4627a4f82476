/** The wizard's stages: 0 is the introduction, 7 the review (spec.md section 2). */
export const INTRO_STAGE = 0;
export const FIRST_STAGE = 1;
export const REVIEW_STAGE = 7;
export type StageNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The stages' names as the screens say them, by number from 1. */
export const stageNames = [
  'Personal Details',
  'Nominees',
  'Assets',
  'Executor Details',
  'Residuary Clause',
  'Other Information',
  'Review',
] as const;

/** Every stage in order. */
export const stageNumbers: readonly StageNumber[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** Reads a stage number from outside (a URL, storage); null where it is none. */
export function readStage(value: unknown): StageNumber | null {
  const text = typeof value === 'number' ? String(value) : value;
  switch (text) {
    case '0':
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
    case '6':
    case '7':
      return stageNumbers[Number(text)] ?? null;
    default:
      return null;
  }
}
