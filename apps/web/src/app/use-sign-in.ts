import { useCallback } from 'react';
import { reportFailure } from './failure.ts';
import { signIn } from './session.ts';

/** Goes to the sign-in page when called; where that can't be reached, the shell says so and nothing is lost. */
export function useSignIn(): () => void {
  return useCallback(() => {
    signIn().catch(reportFailure);
  }, []);
}
