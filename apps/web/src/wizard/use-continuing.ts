import { INTRO_STAGE, type StageNumber } from '@virasat/will-model';
import { useState } from 'react';

/**
 * Says whether an unfinished will was opened that the person may not have meant: by a link to the wizard, not to a
 * stage of it. Once they go on to another stage, or the will is another, they know.
 *
 * @see design.md 4.8
 */
export function useContinuing(askedStage: StageNumber | null, stage: StageNumber, revision: number): boolean {
  const [opened] = useState({ byPlainLink: askedStage === null, stage, revision });
  return (
    opened.byPlainLink &&
    opened.stage !== INTRO_STAGE &&
    opened.stage === stage &&
    opened.revision === revision
  );
}
