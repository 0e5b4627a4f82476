import { useCallback } from 'react';
import { reportFailure } from './failure.ts';
import { signIn } from './session.ts';
import type { StartPath } from './start-choice.ts';

/**
 * Goes to the sign-in page when called; where that can't be reached, the shell says so and nothing is lost.
 *
 * @param start The will that was chosen; its form opens after the sign-in.
 */
export function useSignIn(start: StartPath | null = null): () => void {
  return useCallback(() => {
    signIn({ start }).catch(reportFailure);
  }, [start]);
}
