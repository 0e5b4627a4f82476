import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { documentsQuery, type StoredDocument } from '@virasat/api-client';
import { DocumentsTable, RecentDocumentsScreen, type TableDocument } from '@virasat/ui';
import { useMemo } from 'react';
import { useAccount } from '../account/account-context.tsx';
import { renderLink } from '../shell/render-link.tsx';
import { useDownloadDocument } from './use-download-document.ts';
import { useEditDocument } from './use-edit-document.ts';

/** spec.md section 8, Documents. */
const FETCH_FAILED = 'Failed to fetch documents';

/** A row's id is the document's link; one that a service gave none can't be opened, so its draft id names it. */
const rowId = ({ fileLink, rand_num }: StoredDocument): string => fileLink ?? `draft ${rand_num ?? ''}`;

const toRow = (document: StoredDocument): TableDocument => ({
  id: rowId(document),
  type: document.documentType,
  name: document.documentName ?? '',
  status: document.isComplete ? 'complete' : 'draft',
  lastModified: document.lastModified ?? '',
  editedSince: document.isEdited,
});

/** The person's documents, with editing and download (spec.md section 2, Recent documents). */
export function DocumentsPage() {
  const { client } = useAccount();
  const navigate = useNavigate();
  const { data, isPending, isError, refetch } = useQuery(documentsQuery(client));
  const editing = useEditDocument();
  const downloading = useDownloadDocument();

  const active = useMemo(() => data?.documents.filter(({ isInBin }) => !isInBin) ?? [], [data]);
  const rows = useMemo(() => active.map(toRow), [active]);
  const find = (id: string): StoredDocument | undefined => active.find((document) => rowId(document) === id);

  const failure = editing.failure ?? downloading.failure;
  const handleDismiss = (): void => {
    editing.dismiss();
    downloading.dismiss();
  };
  return (
    <RecentDocumentsScreen
      renderLink={renderLink}
      createWillHref="/create-will"
      alert={failure === null ? undefined : { message: failure, onDismiss: handleDismiss }}
    >
      <DocumentsTable
        documents={rows}
        loading={isPending}
        error={isError ? FETCH_FAILED : undefined}
        busyIds={downloading.busyIds}
        onRetry={() => void refetch()}
        onCreateNew={() => void navigate({ to: '/create-will' })}
        onEdit={(id) => {
          const document = find(id);
          if (document) editing.edit(document.fileLink ?? '', document.documentName ?? '');
        }}
        onDownload={(id) => {
          const document = find(id);
          if (document?.fileLink) downloading.download(document.fileLink, document.itemType);
        }}
      />
    </RecentDocumentsScreen>
  );
}
