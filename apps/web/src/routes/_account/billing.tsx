import { createFileRoute } from '@tanstack/react-router';
import { BillingPage } from '../../billing/billing-page.tsx';

/** What the person has paid. */
export const Route = createFileRoute('/_account/billing')({
  staticData: { title: 'Payment History' },
  component: BillingPage,
});
