import { type StageNumber, stageNames } from '@virasat/will-model';
import { useEffect, useEffectEvent } from 'react';
import { introTexts } from '../../texts/intro.ts';
import { wizardTexts } from '../../texts/wizard.ts';

const { titleOf, errorTitle } = wizardTexts.proposed;

function stageTitle(stage: StageNumber): string {
  const name = stageNames[stage - 1];
  return name === undefined ? introTexts.title : titleOf(stage, name);
}

/** Reports the page's title when the stage changes, and when it is refused or put right. */
export function useStageTitle(
  stage: StageNumber,
  isInvalid: boolean,
  onTitleChange: ((title: string) => void) | undefined,
): void {
  const title = isInvalid ? errorTitle(stageTitle(stage)) : stageTitle(stage);
  const report = useEffectEvent((text: string) => onTitleChange?.(text));
  useEffect(() => report(title), [title]);
}
