export type { Submission } from './submission.ts';
export { type TypedParts, WillWizard, type WillWizardProps } from './WillWizard.tsx';
