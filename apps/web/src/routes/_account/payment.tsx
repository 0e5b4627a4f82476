import { createFileRoute } from '@tanstack/react-router';
import { PaymentPage } from '../../payment/payment-page.tsx';

/** The top-up. */
export const Route = createFileRoute('/_account/payment')({
  staticData: { title: 'Payment' },
  component: PaymentPage,
});
