export { DocumentsTable, type DocumentsTableProps } from './DocumentsTable.tsx';
export type { TableDocument } from './documentsTableColumns.tsx';
