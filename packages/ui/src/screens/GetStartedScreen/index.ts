export { GetStartedScreen, type GetStartedScreenProps } from './GetStartedScreen.tsx';
