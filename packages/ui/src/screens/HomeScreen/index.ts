export { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';
export type { HomeNotice } from './HomeScreenNotice.tsx';
