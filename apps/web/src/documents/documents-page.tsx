import { useNavigate } from '@tanstack/react-router';
import {
  DocumentsBin,
  DocumentsTable,
  MoveDialog,
  MoveToBinButton,
  RecentDocumentsScreen,
} from '@virasat/ui';
import { useCallback, useDeferredValue } from 'react';
import { renderLink } from '../shell/render-link.tsx';
import { documentsTexts as texts } from './documents-texts.ts';
import { useDocumentMoves } from './use-document-moves.ts';
import { useDocuments } from './use-documents.ts';
import { useDownloadDocument } from './use-download-document.ts';
import { useEditDocument } from './use-edit-document.ts';

const CAPTION_ID = 'documents-caption';

/** The person's documents and their bin (spec.md section 2, Recent documents). */
export function DocumentsPage() {
  const navigate = useNavigate();
  const { rows, isPending, isError, refetch } = useDocuments();
  const { active, binned, find } = rows;
  const { edit, ...editing } = useEditDocument();
  const { download, ...downloading } = useDownloadDocument();
  const moves = useDocumentMoves(rows, CAPTION_ID);
  const isNothingKnown = active.length + binned.length === 0;
  // It stands below the list, closed, and the list has not to wait for it.
  const bin = useDeferredValue(isPending || (isError && isNothingKnown) ? null : binned, null);

  const handleEdit = useCallback(
    (id: string): void => {
      const document = find(id);
      if (document) edit(id, document);
    },
    [find, edit],
  );
  const handleDownload = useCallback(
    (id: string): void => {
      const document = find(id);
      if (document) download(document);
    },
    [find, download],
  );
  const handleDismiss = (): void => {
    editing.dismiss();
    downloading.dismiss();
    moves.dismiss();
  };

  const failure = editing.failure ?? downloading.failure ?? moves.failure;
  const staleAlert =
    isError && !isNothingKnown ? { message: texts.fetchFailed, onRetry: refetch } : undefined;
  return (
    <RecentDocumentsScreen
      renderLink={renderLink}
      createWillHref="/create-will"
      alert={failure === null ? staleAlert : { message: failure, onDismiss: handleDismiss }}
    >
      <DocumentsTable
        documents={active}
        loading={isPending}
        error={isError && isNothingKnown ? texts.fetchFailed : undefined}
        busyIds={downloading.busyIds}
        openingId={editing.openingId}
        captionId={CAPTION_ID}
        selectedIds={moves.selection.list}
        onSelectedIdsChange={(change) => moves.selection.choose('list', change)}
        bulkActions={<MoveToBinButton count={moves.selectedCount} onPress={() => moves.ask('bin')} />}
        onRetry={refetch}
        onCreateNew={() => void navigate({ to: '/create-will' })}
        onEdit={handleEdit}
        onDownload={handleDownload}
      />
      {bin !== null && (
        <DocumentsBin
          documents={bin}
          selectedIds={moves.selection.bin}
          onSelectedIdsChange={(change) => moves.selection.choose('bin', change)}
          onRestore={() => moves.ask('list')}
        />
      )}
      <MoveDialog move={moves.asked} onConfirm={moves.confirm} onCancel={moves.cancel} />
    </RecentDocumentsScreen>
  );
}
