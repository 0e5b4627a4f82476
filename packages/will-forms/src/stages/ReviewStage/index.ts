export { ReviewStage, type ReviewStageProps } from './ReviewStage.tsx';
export type { EditableStage, SubmitBlock } from './reviewTypes.ts';
