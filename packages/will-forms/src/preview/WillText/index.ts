export { WillText, type WillTextProps } from './WillText.tsx';
export { type FreshTexts, type WillChanges, willChanges } from './willChanges.ts';
