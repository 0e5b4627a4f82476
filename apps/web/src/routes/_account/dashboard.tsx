import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../account/dashboard-page.tsx';

/** Where every sign-in ends. Nothing is fetched for it. */
export const Route = createFileRoute('/_account/dashboard')({
  staticData: { title: 'Dashboard' },
  component: DashboardPage,
});
