export { DocumentsBin, type DocumentsBinProps } from './DocumentsBin.tsx';
export { type DocumentsToMove, MoveDialog, type MoveDialogProps } from './MoveDialog.tsx';
export { MoveToBinButton } from './MoveToBinButton.tsx';
export {
  type DocumentsAlert,
  RecentDocumentsScreen,
  type RecentDocumentsScreenProps,
} from './RecentDocumentsScreen.tsx';
