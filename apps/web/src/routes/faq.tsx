import { createFileRoute } from '@tanstack/react-router';
import { FaqScreen } from '@virasat/ui';
import { renderLink } from '../shell/render-link.tsx';

export const Route = createFileRoute('/faq')({
  staticData: { title: 'FAQ' },
  component: Faq,
});

function Faq() {
  return <FaqScreen renderLink={renderLink} />;
}
