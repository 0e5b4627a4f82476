import { createFileRoute } from '@tanstack/react-router';
import { DocumentsPage } from '../../documents/documents-page.tsx';

/** The person's documents. */
export const Route = createFileRoute('/_account/recent-documents')({
  staticData: { title: 'Recent documents' },
  component: DocumentsPage,
});
