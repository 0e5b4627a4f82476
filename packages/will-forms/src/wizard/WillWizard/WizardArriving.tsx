import { type StageNumber, stageNames } from '@virasat/will-model';
import { useEffect, useRef } from 'react';
import { introTexts } from '../../texts/intro.ts';
import { wizardTexts } from '../../texts/wizard.ts';
import { passingNote } from './passingNote.ts';

/** How long a stage may be on its way before anything is said, in ms: most are there by then. */
export const ARRIVING_AFTER_MS = 150;

/**
 * Says that the next stage is on its way, where it takes longer than a moment. It lies over the page like the notice.
 *
 * @param stage The stage that was asked for; null while none is.
 */
export function WizardArriving({ stage }: { stage: StageNumber | null }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const element = note.current;
    if (stage === null || element === null) return;
    // Not by state: drawing anything now would begin the drawing of the stage anew.
    const timer = setTimeout(() => {
      element.textContent = wizardTexts.proposed.arriving(stageNames[stage - 1] ?? introTexts.title);
    }, ARRIVING_AFTER_MS);
    return () => {
      clearTimeout(timer);
      element.textContent = '';
    };
  }, [stage]);
  return (
    <div role="status" className={passingNote.place}>
      <p ref={note} data-slot="arriving" className={`${passingNote.note} empty:hidden`} />
    </div>
  );
}
