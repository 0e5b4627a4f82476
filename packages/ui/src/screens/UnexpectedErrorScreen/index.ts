export { UnexpectedErrorScreen, type UnexpectedErrorScreenProps } from './UnexpectedErrorScreen.tsx';
