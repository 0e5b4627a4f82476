import { RotateCcw } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { CollapsibleSection } from '../../components/CollapsibleSection/index.ts';
import { DataTable, type SelectionListener } from '../../components/DataTable/index.ts';
import { DocumentsTableNote } from '../../components/DocumentsTable/DocumentsTableNote.tsx';
import {
  type BinnedDocument,
  binColumns,
  isEdited,
  nameOf,
} from '../../components/DocumentsTable/documentsTableColumns.tsx';
import { binTexts as texts } from './binTexts.ts';

export interface DocumentsBinProps {
  documents: readonly BinnedDocument[];
  /** The documents of the bin that are ticked, by id. */
  selectedIds: ReadonlySet<string>;
  onSelectedIdsChange: SelectionListener;
  /** Pressed, with however many are ticked: none is the caller's to refuse. */
  onRestore(): void;
  /** The caption takes focus by this id, after documents were restored. */
  captionId?: string;
  defaultOpen?: boolean;
}

const soonestFirst = { id: 'purgeDate', desc: false } as const;

/**
 * The bin: closed until it is asked for, with the day on which each document goes for good.
 * @see spec.md, section 2, Recent documents
 * @see design.md, 3.7
 */
export function DocumentsBin({
  documents,
  selectedIds,
  onSelectedIdsChange,
  onRestore,
  captionId,
  defaultOpen = false,
}: DocumentsBinProps) {
  const count = selectedCount(documents, selectedIds);
  const restore = (
    <Button
      size="dense"
      className="min-h-11 shrink-0"
      icon={<RotateCcw aria-hidden size={16} strokeWidth={1.75} />}
      onClick={onRestore}
    >
      {texts.restore(count)}
    </Button>
  );
  return (
    <CollapsibleSection title={texts.bin(documents.length)} defaultOpen={defaultOpen}>
      <div className="mb-4 flex min-h-11 flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
        <p className="text-ink-2">{texts.proposed.note}</p>
        {/* With something ticked it stands in the bar of what is ticked. */}
        {count === 0 && <div>{restore}</div>}
      </div>
      {documents.some(isEdited) && <DocumentsTableNote />}
      <DataTable
        caption={texts.proposed.caption}
        captionHidden
        {...(captionId === undefined ? {} : { captionId })}
        columns={binColumns}
        rows={documents}
        rowId={({ id }) => id}
        rowName={(document) => texts.proposed.rowName(nameOf(document))}
        initialSort={soonestFirst}
        selectable
        selectedIds={selectedIds}
        onSelectedIdsChange={onSelectedIdsChange}
        bulkActions={restore}
        empty={<p className="py-4 text-center text-lg text-ink-2">{texts.proposed.empty}</p>}
      />
    </CollapsibleSection>
  );
}

/** A tick can outlive its document: what vanished isn't counted. */
function selectedCount(documents: readonly BinnedDocument[], selectedIds: ReadonlySet<string>): number {
  return documents.reduce((count, { id }) => (selectedIds.has(id) ? count + 1 : count), 0);
}
