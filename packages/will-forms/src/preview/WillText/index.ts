export { WillText, type WillTextProps } from './WillText.tsx';
export { type WillChanges, willChanges } from './willChanges.ts';
