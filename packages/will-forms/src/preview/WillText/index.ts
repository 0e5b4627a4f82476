export { WillText, type WillTextProps } from './WillText.tsx';
export { changesBetween, type WillChanges } from './willChanges.ts';
