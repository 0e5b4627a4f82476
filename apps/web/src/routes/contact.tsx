import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen } from '@virasat/ui';
import { provider } from '../config/brand.ts';

export const Route = createFileRoute('/contact')({
  staticData: { title: 'Contact' },
  component: Contact,
});

function Contact() {
  return <ContactScreen provider={provider} />;
}
