import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { binTexts as texts } from './binTexts.ts';

/** Documents about to move, and where to. */
export interface DocumentsToMove {
  to: 'bin' | 'list';
  count: number;
}

export interface MoveDialogProps {
  /** Null while nothing is asked. */
  move: DocumentsToMove | null;
  onConfirm(): void;
  onCancel(): void;
}

/**
 * Asks before documents go to the bin or come back from it.
 * @see spec.md, section 5, Account and documents
 */
export function MoveDialog({ move, onConfirm, onCancel }: MoveDialogProps) {
  const { to, count } = move ?? { to: 'bin', count: 0 };
  const isToBin = to === 'bin';
  return (
    <ConfirmDialog
      open={move !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={isToBin ? texts.proposed.binQuestion(count) : texts.proposed.restoreQuestion(count)}
      cancelLabel={texts.proposed.cancel}
      confirmLabel={isToBin ? texts.moveToBin(count) : texts.restore(count)}
      onConfirm={onConfirm}
    >
      {isToBin ? texts.proposed.binConsequence : texts.proposed.restoreConsequence}
    </ConfirmDialog>
  );
}
