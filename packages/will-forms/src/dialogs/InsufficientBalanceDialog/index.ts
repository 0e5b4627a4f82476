export {
  InsufficientBalanceDialog,
  type InsufficientBalanceDialogProps,
} from './InsufficientBalanceDialog.tsx';
