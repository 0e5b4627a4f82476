import { INTRO_STAGE, REVIEW_STAGE, readStage, type StageNumber } from '@virasat/will-model';

/**
 * The stages before and after one.
 *
 * @see spec.md section 4, Wizard stages: Next caps at 7, Previous floors at 0
 */
export const neighbours = (stage: StageNumber): { previous: StageNumber; next: StageNumber } => ({
  previous: readStage(stage - 1) ?? INTRO_STAGE,
  next: readStage(stage + 1) ?? REVIEW_STAGE,
});
