import { createPart } from '../../parts/index.ts';

/** The review, and what reads the will here where the worker can't be had: Submit waits for it. */
export const reviewStage = createPart(async () => {
  const [{ ReviewStage }] = await Promise.all([
    import('../../stages/ReviewStage/index.ts'),
    import('../../reading/stageReading.ts'),
  ]);
  return ReviewStage;
});
