import { createFileRoute } from '@tanstack/react-router';
import { deliveryPolicy, LegalScreen } from '@virasat/ui';
import { provider } from '../config/brand.ts';

export const Route = createFileRoute('/delivery-policy')({
  staticData: { title: 'Delivery policy' },
  component: Delivery,
});

function Delivery() {
  return <LegalScreen document={deliveryPolicy(provider)} provider={provider} />;
}
