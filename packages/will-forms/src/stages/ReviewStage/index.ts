export { ReviewStage, type ReviewStageProps } from './ReviewStage.tsx';
export type { EditableStage } from './reviewTypes.ts';
