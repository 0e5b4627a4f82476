export { DocumentPreviewDialog, type DocumentPreviewDialogProps } from './DocumentPreviewDialog.tsx';
