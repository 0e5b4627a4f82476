import { createFileRoute } from '@tanstack/react-router';
import { HowItWorksScreen } from '@virasat/ui';
import { renderLink } from '../shell/render-link.tsx';

export const Route = createFileRoute('/how-it-works')({
  staticData: { title: 'How it works' },
  component: HowItWorks,
});

function HowItWorks() {
  return <HowItWorksScreen renderLink={renderLink} getStartedHref="/get-started" />;
}
