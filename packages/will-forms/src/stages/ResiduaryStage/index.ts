export { ResiduaryStage, type ResiduaryStageProps } from './ResiduaryStage.tsx';
