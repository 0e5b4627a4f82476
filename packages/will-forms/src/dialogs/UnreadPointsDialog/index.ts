export { UnreadPointsDialog, type UnreadPointsDialogProps } from './UnreadPointsDialog.tsx';
