export { IntroStage, type IntroStageProps } from './IntroStage.tsx';
