export { OtherInfoStage, type OtherInfoStageProps } from './OtherInfoStage.tsx';
