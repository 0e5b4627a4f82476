export { SaveIndicator, type SaveIndicatorProps } from './SaveIndicator.tsx';
export type { SaveState } from './saveStates.ts';
