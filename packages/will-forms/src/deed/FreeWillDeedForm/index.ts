export type { DeedMaking } from './DeedOutcome.tsx';
export type { FreeWillDeedFormProps } from './deedFormProps.ts';
export { FreeWillDeedForm } from './FreeWillDeedForm.tsx';
export { emptyTypedDeedParts, type TypedDeedParts } from './typedDeedParts.ts';
