export { DashboardScreen, type DashboardScreenProps } from './DashboardScreen.tsx';
export type { QuickAction } from './DashboardScreenActions.tsx';
export type { UnfinishedWill } from './DashboardScreenUnfinished.tsx';
