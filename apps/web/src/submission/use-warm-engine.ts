import { REVIEW_STAGE, type StageNumber } from '@virasat/will-model';
import { useEffect } from 'react';
import { useAccount } from '../account/account-context.tsx';

/**
 * Loads the PDF's engine and the fonts of this will while the person reads the review, so that submitting it takes
 * little time.
 *
 * @param stage The stage on screen.
 */
export function useWarmEngine(stage: StageNumber): void {
  const { store } = useAccount();
  useEffect(() => {
    if (stage !== REVIEW_STAGE) return undefined;
    let isLeft = false;
    const warm = async (): Promise<void> => {
      const { warmEngine } = await import('./warm-engine.ts');
      if (!isLeft) warmEngine(store.getSnapshot().draft);
    };
    warm().catch(() => {
      // Submitting asks for it again, and tells.
    });
    return () => {
      isLeft = true;
    };
  }, [stage, store]);
}
