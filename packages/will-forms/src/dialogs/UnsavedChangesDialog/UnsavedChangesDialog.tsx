import { ConfirmDialog } from '@virasat/ui';
import { dialogTexts as texts } from '../../texts/dialogs.ts';

const { proposed } = texts;

export interface UnsavedChangesDialogProps {
  open: boolean;
  /** Cancel or Escape: nothing changes. */
  onCancel(): void;
  /** Clears the draft and starts at stage 0. */
  onStartNewWill(): void;
}

/**
 * Asks before the answers on this device are given up for a new will.
 * @see spec.md, section 2, Will wizard; design.md, 3.4
 */
export function UnsavedChangesDialog({ open, onCancel, onStartNewWill }: UnsavedChangesDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={texts.unsavedTitle}
      cancelLabel={texts.unsavedCancel}
      confirmLabel={texts.unsavedStart}
      tone="danger"
      onConfirm={onStartNewWill}
    >
      {proposed.unsavedText}
    </ConfirmDialog>
  );
}
