import { createFileRoute } from '@tanstack/react-router';
import { LegalScreen, refundPolicy } from '@virasat/ui';
import { provider } from '../config/brand.ts';

export const Route = createFileRoute('/refund-policy')({
  staticData: { title: 'Refund policy' },
  component: Refund,
});

function Refund() {
  return <LegalScreen document={refundPolicy(provider)} provider={provider} />;
}
