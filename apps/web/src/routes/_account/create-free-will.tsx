import { createFileRoute } from '@tanstack/react-router';
import { DeedPage } from '../../deed/deed-page.tsx';
import { DEED_TITLE } from '../../deed/use-deed-title.ts';

/** The free will-deed. */
export const Route = createFileRoute('/_account/create-free-will')({
  staticData: { title: DEED_TITLE },
  component: DeedPage,
});
