export { useWatched } from './useWatched.ts';
export {
  WillPreviewAside,
  WillPreviewButton,
  WillPreviewContext,
  type WillPreviewValue,
} from './WillPreview.tsx';
export { type OpenPreview, WillPreviewDialog, type WillPreviewDialogProps } from './WillPreviewDialog.tsx';
