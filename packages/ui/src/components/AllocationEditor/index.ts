export { AllocationEditor } from './AllocationEditor.tsx';
export type { AllocationEditorProps, AllocationErrors, Person } from './editorProps.ts';
export { equalShares, type ShareRow } from './shares.ts';
