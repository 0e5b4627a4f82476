import { createFileRoute } from '@tanstack/react-router';
import { LegalScreen, termsOfUse } from '@virasat/ui';
import { provider } from '../config/brand.ts';

export const Route = createFileRoute('/terms')({
  staticData: { title: 'Terms' },
  component: Terms,
});

function Terms() {
  return <LegalScreen document={termsOfUse(provider)} provider={provider} />;
}
