export { HowItWorksScreen, type HowItWorksScreenProps } from './HowItWorksScreen.tsx';
