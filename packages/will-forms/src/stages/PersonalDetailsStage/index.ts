export { PersonalDetailsStage, type PersonalDetailsStageProps } from './PersonalDetailsStage.tsx';
