import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { accountTexts } from '../account/texts.ts';

/** How long the notice of an opened document stands, in ms (spec.md section 9, Edit-open notice). */
const NOTICE_MS = 1000;

/** Says for a moment which document was opened for editing; it never holds anything up. */
export function useWizardNotice(): string | undefined {
  const opened = useRouterState({ select: ({ location }) => location.state.openedDocument });
  const [shown, setShown] = useState<string | undefined>(opened);
  useEffect(() => {
    setShown(opened);
    if (opened === undefined) return;
    const timer = setTimeout(() => setShown(undefined), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [opened]);
  return shown === undefined ? undefined : accountTexts.opening(shown);
}
