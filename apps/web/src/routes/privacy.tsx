import { createFileRoute } from '@tanstack/react-router';
import { LegalScreen, privacyPolicy } from '@virasat/ui';
import { provider } from '../config/brand.ts';

export const Route = createFileRoute('/privacy')({
  staticData: { title: 'Privacy' },
  component: Privacy,
});

function Privacy() {
  return <LegalScreen document={privacyPolicy(provider)} provider={provider} />;
}
