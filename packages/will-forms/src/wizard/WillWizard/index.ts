export type { Submission } from './submission.ts';
export { WillWizard } from './WillWizard.tsx';
export type { TypedParts, WillWizardProps } from './wizardProps.ts';
