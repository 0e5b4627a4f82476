import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../shell/contact-page.tsx';

export const Route = createFileRoute('/contact')({
  staticData: { title: 'Contact' },
  component: ContactPage,
});
