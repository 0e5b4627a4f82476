export { GetStartedScreen, type GetStartedScreenProps, type StartChoice } from './GetStartedScreen.tsx';
