export {
  DocumentPreviewDialog,
  type DocumentPreviewDialogProps,
  WILL_FILE_NAME,
} from './DocumentPreviewDialog.tsx';
