import { useBlocker } from '@tanstack/react-router';
import type { Submission } from '@virasat/will-forms';

/**
 * Keeps the person on the page while the will is on its way to the account: it may be charged by then, and whoever left
 * would believe that it is not.
 */
export function useStayWhileSending(submission: Submission): void {
  const isSending = submission.status === 'submitting' && submission.progress?.step === 'sending';
  useBlocker({ shouldBlockFn: () => isSending, enableBeforeUnload: isSending });
}
