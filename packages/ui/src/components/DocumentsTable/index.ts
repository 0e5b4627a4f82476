export { DocumentsTable, type DocumentsTableProps } from './DocumentsTable.tsx';
export type { BinnedDocument, TableDocument } from './documentsTableColumns.tsx';
