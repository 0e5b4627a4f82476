import { formatDate } from '../../format/index.ts';
import { scriptLang } from '../../lib/scriptLang.ts';
import type { DataTableColumn } from '../DataTable/dataTableTypes.ts';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { DocumentsTableActions } from './DocumentsTableActions.tsx';
import { documentsTableTexts as texts } from './documentsTableTexts.ts';
import { localDay } from './localDay.ts';

/** One stored document. */
export interface TableDocument {
  /** Unique among the documents, never empty. */
  id: string;
  /** As the service names it: ‹Will›. */
  type: string;
  /** As the person named it; may be empty. */
  name: string;
  status: 'draft' | 'complete';
  /** When it was last changed: an ISO moment or date; '' where the service does not say. */
  lastModified: string;
  /** A complete document that was changed after it was submitted. */
  editedSince?: boolean;
}

/** What the buttons of a row do, by the document's id. */
export interface DocumentActions {
  busyIds: ReadonlySet<string>;
  openingId: string | null;
  onEdit(id: string): void;
  onDownload(id: string): void;
}

/** What a document is called; never empty. */
export const nameOf = ({ name }: TableDocument): string =>
  name.trim() === '' ? texts.proposed.untitled : name;

/** Says whether what can be downloaded is no longer what was answered last. */
export const isEdited = ({ status, editedSince = false }: TableDocument): boolean =>
  status === 'complete' && editedSince;

/** When it was last changed, in milliseconds; one without a readable date counts as the oldest. */
const momentOf = ({ lastModified }: TableDocument): number => Date.parse(lastModified) || 0;

function LocalDay({ iso }: { iso: string }) {
  const day = formatDate(localDay(iso), 'short');
  if (day !== '') return <span className="whitespace-nowrap tabular-nums">{day}</span>;
  return (
    <>
      <span aria-hidden>—</span>
      <span className="sr-only">{texts.proposed.dateUnknown}</span>
    </>
  );
}

/** What the list and the bin say of a document, in the specification's order. */
export const factColumns: readonly DataTableColumn<TableDocument>[] = [
  {
    id: 'type',
    header: texts.type,
    cell: ({ type }) => type,
    sortValue: ({ type }) => type,
    sortNames: texts.proposed.byLetter,
  },
  {
    id: 'name',
    header: texts.name,
    isRowHeader: true,
    cell: (document) => (
      <span lang={scriptLang(nameOf(document))} translate="no">
        {nameOf(document)}
      </span>
    ),
    sortValue: nameOf,
    sortNames: texts.proposed.byLetter,
  },
  {
    id: 'status',
    header: texts.status,
    cell: (document) => (
      <span className="flex flex-wrap gap-1.5">
        <StatusBadge status={document.status} className="whitespace-nowrap" />
        {isEdited(document) && <Tag tone="neutral">{texts.proposed.editedSince}</Tag>}
      </span>
    ),
    sortValue: ({ status }) => status,
    sortNames: texts.proposed.byStatus,
  },
  {
    id: 'lastModified',
    header: texts.lastModified,
    cell: ({ lastModified }) => <LocalDay iso={lastModified} />,
    sortValue: momentOf,
    sortNames: texts.proposed.byDate,
  },
];

/** The columns of the list. */
export const documentsTableColumns = (actions: DocumentActions): DataTableColumn<TableDocument>[] => [
  ...factColumns,
  {
    id: 'actions',
    header: texts.actions,
    cell: (document) => (
      <DocumentsTableActions
        name={nameOf(document)}
        canDownload={document.status === 'complete'}
        opening={actions.openingId === document.id}
        downloading={actions.busyIds.has(document.id)}
        onEdit={() => actions.onEdit(document.id)}
        onDownload={() => actions.onDownload(document.id)}
      />
    ),
  },
];

/** A document in the bin. */
export interface BinnedDocument extends TableDocument {
  /** When the bin lets go of it, an ISO moment; '' where the service doesn't say. */
  purgeDate: string;
}

const purgeColumn: DataTableColumn<BinnedDocument> = {
  id: 'purgeDate',
  header: texts.proposed.deletedOn,
  cell: ({ purgeDate }) => <LocalDay iso={purgeDate} />,
  // What will go at an unknown time goes after everything that has a date.
  sortValue: ({ purgeDate }) => Date.parse(purgeDate) || Number.MAX_SAFE_INTEGER,
  sortNames: texts.proposed.byDeletion,
};

/** The columns of the bin: nothing can be done there with one document alone. */
export const binColumns: readonly DataTableColumn<BinnedDocument>[] = [...factColumns, purgeColumn];
