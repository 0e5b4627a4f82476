import { createFileRoute } from '@tanstack/react-router';
import { GetStartedScreen } from '@virasat/ui';
import { startPaths } from '../app/start-choice.ts';
import { renderStartLink } from '../shell/start-link.tsx';

export const Route = createFileRoute('/get-started')({
  staticData: { title: 'Get started' },
  component: GetStarted,
});

function GetStarted() {
  return (
    <GetStartedScreen
      renderLink={renderStartLink}
      freeHref={startPaths.free}
      professionalHref={startPaths.professional}
    />
  );
}
