export { LogOutDialog, type LogOutDialogProps } from './LogOutDialog.tsx';
