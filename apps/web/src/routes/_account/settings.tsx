import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '../../settings/settings-page.tsx';

/** The account's settings. */
export const Route = createFileRoute('/_account/settings')({
  staticData: { title: 'Account Settings' },
  component: SettingsPage,
});
