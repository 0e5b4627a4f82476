import { composeWill } from '@virasat/pdf';
import { REVIEW_STAGE, type StageNumber } from '@virasat/will-model';
import { useEffect } from 'react';
import { useAccount } from '../account/account-context.tsx';
import { pdfEngine } from '../app/pdf-engine.ts';

/**
 * Loads the PDF's engine and the fonts of this will while the person reads the review, so that submitting it takes
 * little time. Where that fails nothing is said: submitting tries again, and tells.
 *
 * @param stage The stage on screen.
 */
export function useWarmEngine(stage: StageNumber): void {
  const { store } = useAccount();
  useEffect(() => {
    if (stage === REVIEW_STAGE) pdfEngine().warm(composeWill(store.getSnapshot().draft));
  }, [stage, store]);
}
