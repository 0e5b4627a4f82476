export {
  type DeedMaking,
  emptyTypedDeedParts,
  FreeWillDeedForm,
  type FreeWillDeedFormProps,
  type TypedDeedParts,
} from './deed/FreeWillDeedForm/index.ts';
export {
  DocumentPreviewDialog,
  type DocumentPreviewDialogProps,
} from './dialogs/DocumentPreviewDialog/index.ts';
export {
  InsufficientBalanceDialog,
  type InsufficientBalanceDialogProps,
} from './dialogs/InsufficientBalanceDialog/index.ts';
export { LogOutDialog, type LogOutDialogProps } from './dialogs/LogOutDialog/index.ts';
export { SubmissionOverlay, type SubmissionOverlayProps } from './dialogs/SubmissionOverlay/index.ts';
export {
  UnsavedChangesDialog,
  type UnsavedChangesDialogProps,
} from './dialogs/UnsavedChangesDialog/index.ts';
export { WillText, type WillTextProps } from './preview/WillText/index.ts';
export { AssetsStage, type AssetsStageProps } from './stages/AssetsStage/index.ts';
export { ExecutorStage, type ExecutorStageProps } from './stages/ExecutorStage/index.ts';
export { IntroStage, type IntroStageProps } from './stages/IntroStage/index.ts';
export { NomineesStage, type NomineesStageProps } from './stages/NomineesStage/index.ts';
export { OtherInfoStage, type OtherInfoStageProps } from './stages/OtherInfoStage/index.ts';
export {
  PersonalDetailsStage,
  type PersonalDetailsStageProps,
} from './stages/PersonalDetailsStage/index.ts';
export { ResiduaryStage, type ResiduaryStageProps } from './stages/ResiduaryStage/index.ts';
export {
  type EditableStage,
  ReviewStage,
  type ReviewStageProps,
} from './stages/ReviewStage/index.ts';
export type { StageActions } from './stages/StageForm/index.ts';
export {
  type Submission,
  type SubmissionProgress,
  type TypedParts,
  WillWizard,
  type WillWizardProps,
} from './wizard/WillWizard/index.ts';
