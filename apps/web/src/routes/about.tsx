import { createFileRoute } from '@tanstack/react-router';
import { AboutScreen } from '@virasat/ui';
import { provider } from '../config/brand.ts';
import { renderLink } from '../shell/render-link.tsx';

export const Route = createFileRoute('/about')({
  staticData: { title: 'About us' },
  component: About,
});

function About() {
  return <AboutScreen renderLink={renderLink} provider={provider} getStartedHref="/get-started" />;
}
