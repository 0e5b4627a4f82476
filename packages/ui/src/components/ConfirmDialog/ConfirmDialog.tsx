import * as Radix from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../../lib/useReturnFocus.ts';
import { Button } from '../Button/Button.tsx';
import { dialogActions, dialogPanel, dialogScrim, dialogTitle } from '../Dialog/dialogStyles.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** Called with false by Cancel and Escape; not while `busy`. */
  onOpenChange(open: boolean): void;
  title: string;
  /** What will happen, read out with the title. */
  children: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  /** `danger` where something is deleted. */
  tone?: 'primary' | 'danger';
  /** The dialog stays until its owner closes it, so that a failure can be said in it. */
  onConfirm(): void;
  busy?: boolean;
}

/**
 * Asks before something that cannot simply be undone. Focus starts on the safe answer; a press
 * outside does nothing.
 * @see design.md, 2.3, Dialog family
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  cancelLabel,
  confirmLabel,
  tone = 'primary',
  onConfirm,
  busy = false,
}: ConfirmDialogProps) {
  const { rememberOpener, returnFocus } = useReturnFocus();
  return (
    <Radix.Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!busy) onOpenChange(isOpen);
      }}
    >
      <Radix.Portal>
        <Radix.Overlay data-slot="dialog-scrim" className={dialogScrim} />
        <Radix.Content
          data-slot="confirm-dialog"
          className={dialogPanel({ size: 'normal' })}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={returnFocus}
        >
          <div className="space-y-3 px-5 pt-6 pb-6 xs:px-6">
            <Radix.Title className={dialogTitle}>{title}</Radix.Title>
            <Radix.Description asChild>
              <div className="text-ink-2 wrap-anywhere">{children}</div>
            </Radix.Description>
          </div>
          <footer className={dialogActions}>
            <Radix.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </Radix.Cancel>
            <Button variant={tone} busy={busy} busyLabel={confirmLabel} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
