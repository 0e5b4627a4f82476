export type { SettingsDeleteProps } from './SettingsDelete.tsx';
export type { SettingsProfileProps } from './SettingsProfile.tsx';
export { type AccountSettings, SettingsScreen, type SettingsScreenProps } from './SettingsScreen.tsx';
