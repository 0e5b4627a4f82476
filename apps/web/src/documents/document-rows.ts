import type { CachedDocuments, StoredDocument } from '@virasat/api-client';
import type { BinnedDocument, TableDocument } from '@virasat/ui';

/** The list and the bin as their tables show them. */
export interface DocumentRows {
  active: TableDocument[];
  binned: BinnedDocument[];
  /** The document behind a row's id. */
  find(id: string): StoredDocument | undefined;
}

/** A row belongs to its document for good: whatever did not change is drawn from the same object again. */
const rows = new WeakMap<StoredDocument, BinnedDocument>();

function rowOf(document: StoredDocument, id: string): BinnedDocument {
  const known = rows.get(document);
  if (known?.id === id) return known;
  const row: BinnedDocument = {
    id,
    type: document.documentType,
    name: document.documentName ?? '',
    status: document.isComplete ? 'complete' : 'draft',
    lastModified: document.lastModified ?? '',
    editedSince: document.isEdited,
    purgeDate: document.purgeDate ?? '',
  };
  rows.set(document, row);
  return row;
}

/**
 * A row's id: the document's link. Drafts of a service elsewhere may have none: then the draft's own id, or its place
 * among those that have neither, names the row, so that no two are ever ticked together.
 */
const idOf = ({ fileLink, rand_num }: StoredDocument, place: number): string => {
  if (fileLink !== null) return fileLink;
  return rand_num === null ? `unnamed ${place}` : `draft ${rand_num}`;
};

/**
 * Splits the cached list by `pendingDelete` (spec.md section 7, List documents).
 *
 * @param list Undefined while there is none yet.
 */
export function documentRows(list: CachedDocuments | undefined): DocumentRows {
  const byId = new Map<string, StoredDocument>();
  const active: TableDocument[] = [];
  const binned: BinnedDocument[] = [];
  for (const { documents } of list?.pages ?? []) {
    for (const document of documents) {
      const id = idOf(document, byId.size);
      // A document that changed between two pages can come twice: its newer place is the first.
      if (byId.has(id)) continue;
      byId.set(id, document);
      (document.isInBin ? binned : active).push(rowOf(document, id));
    }
  }
  return { active, binned, find: (id) => byId.get(id) };
}
