export { FaqScreen, type FaqScreenProps } from './FaqScreen.tsx';
export { type FaqItem, faqItems } from './faqItems.ts';
