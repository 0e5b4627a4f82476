import { INTRO_STAGE, type StageNumber } from '@virasat/will-model';
import { useEffect } from 'react';
import { willPreviewText } from '../../preview/WillPreview/willPreviewPart.ts';
import { wizardBody } from './bodyPart.ts';
import { reviewStage } from './reviewPart.ts';

/** How long a page that always has something to do may put a part off, in ms. */
const PATIENCE_MS = 2_000;

/** Waits for a moment in which the browser has nothing else to do; one that can't tell gets a short time. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
    else setTimeout(resolve, PATIENCE_MS / 10);
  });

/**
 * Brings in, while the person reads, the code of the stages that come next: it is there before it is needed, also where
 * the connection is lost meanwhile.
 */
export function usePartsAhead(stage: StageNumber): void {
  const isAtIntro = stage === INTRO_STAGE;
  useEffect(() => {
    let isLeft = false;
    const bring = async (): Promise<void> => {
      for (const { load } of isAtIntro ? [wizardBody] : [wizardBody, reviewStage, willPreviewText]) {
        await idle();
        if (isLeft) return;
        await load();
      }
    };
    bring().catch(() => {
      // It is asked for again when it is needed; what fails then is told.
    });
    return () => {
      isLeft = true;
    };
  }, [isAtIntro]);
}
