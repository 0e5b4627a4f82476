export type { Submission, SubmissionProgress } from './submission.ts';
export { WillWizard } from './WillWizard.tsx';
export type { TypedParts, WillWizardProps } from './wizardProps.ts';
