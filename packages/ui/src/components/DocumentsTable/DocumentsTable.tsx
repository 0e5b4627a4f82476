import { type ReactNode, useMemo } from 'react';
import { EmptyDocumentsIllustration } from '../../illustrations/EmptyDocumentsIllustration.tsx';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import type { SelectionListener } from '../DataTable/dataTableSelection.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { DocumentsTableNote } from './DocumentsTableNote.tsx';
import { documentsTableColumns, isEdited, nameOf, type TableDocument } from './documentsTableColumns.tsx';
import { documentsTableTexts as texts } from './documentsTableTexts.ts';

export interface DocumentsTableProps {
  documents: readonly TableDocument[];
  loading: boolean;
  /** Why the documents could not be fetched; stands in their place, with ‹Try again›. */
  error?: string | undefined;
  /** Documents that are being downloaded: further presses are ignored. */
  busyIds?: ReadonlySet<string>;
  /** The document that is on its way to be edited: further presses are ignored. */
  openingId?: string | null;
  onEdit(id: string): void;
  onDownload(id: string): void;
  onRetry(): void;
  /** Offered where there is no document yet. */
  onCreateNew(): void;
  /** The documents that are ticked, by id. */
  selectedIds?: ReadonlySet<string>;
  /** With it each row has a checkbox. */
  onSelectedIdsChange?: SelectionListener;
  /** What can be done with the ticked documents. */
  bulkActions?: ReactNode;
  /** The caption takes focus by this id, after an action that empties the selection. */
  captionId?: string;
}

const nothingBusy: ReadonlySet<string> = new Set();
const newestFirst = { id: 'lastModified', desc: true } as const;

/**
 * A person's stored documents, the newest first: Edit for each, download for those that are complete.
 * @see spec.md, section 2, Recent documents; design.md, 3.7
 */
export function DocumentsTable({
  documents,
  loading,
  error,
  busyIds = nothingBusy,
  openingId = null,
  onEdit,
  onDownload,
  onRetry,
  onCreateNew,
  onSelectedIdsChange,
  ...selection
}: DocumentsTableProps) {
  const columns = useMemo(
    () => documentsTableColumns({ busyIds, openingId, onEdit, onDownload }),
    [busyIds, openingId, onEdit, onDownload],
  );
  return (
    <>
      {error === undefined && documents.some(isEdited) && <DocumentsTableNote />}
      <DataTable
        caption={texts.proposed.caption}
        captionHidden
        columns={columns}
        rows={documents}
        rowId={({ id }) => id}
        rowName={(document) => texts.proposed.rowName(nameOf(document))}
        initialSort={newestFirst}
        selectable={onSelectedIdsChange !== undefined}
        {...(onSelectedIdsChange === undefined ? {} : { onSelectedIdsChange })}
        {...selection}
        loading={loading}
        error={
          error === undefined ? undefined : (
            <Alert
              tone="danger"
              live
              action={
                <Button size="dense" onClick={onRetry}>
                  {texts.proposed.tryAgain}
                </Button>
              }
            >
              {error}
            </Alert>
          )
        }
        empty={
          <EmptyState
            illustration={<EmptyDocumentsIllustration />}
            title={texts.proposed.empty}
            action={<Button onClick={onCreateNew}>{texts.createNew}</Button>}
          />
        }
      />
    </>
  );
}
