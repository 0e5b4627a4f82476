export { NomineesStage, type NomineesStageProps } from './NomineesStage.tsx';
