import { INTRO_STAGE } from '@virasat/will-model';
import { IntroStage } from '../../stages/IntroStage/index.ts';
import { useStageTitle } from './useStageTitle.ts';

export interface WizardIntroProps {
  onStart(): void;
  onTitleChange: ((title: string) => void) | undefined;
}

/** The introduction of a wizard that was not begun yet: nothing else of it is needed. */
export function WizardIntro({ onStart, onTitleChange }: WizardIntroProps) {
  useStageTitle(INTRO_STAGE, false, onTitleChange);
  return <IntroStage onStart={onStart} />;
}
