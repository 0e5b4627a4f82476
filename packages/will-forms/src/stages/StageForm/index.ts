export { drawnFor, type SectionProps } from './drawnFor.ts';
export { type StageActions, StageForm, type StageFormProps } from './StageForm.tsx';
export { StageFrame, type StageFrameProps } from './StageFrame.tsx';
export { StageSection, type StageSectionProps } from './StageSection.tsx';
export type { StageFormOptions } from './stageFormOptions.ts';
export { LATE_SPINNER, StageLeavingContext } from './stageLeaving.ts';
export type { MessagesAt, PlaceOf, ProblemPlace, StageProblem } from './stageProblems.ts';
export { type StageSlots, StageSlotsContext } from './stageSlots.ts';
export { UndoNote, type UndoNoteProps } from './UndoNote.tsx';
export type { TextControl } from './useBoundTexts.ts';
export { type ListChanges, type ListChangesOptions, useListChanges } from './useListChanges.ts';
export {
  type StageFormHandle,
  type TextBinding,
  useStageForm,
} from './useStageForm.ts';
