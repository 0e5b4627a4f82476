import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { useReturnFocus } from '../../lib/useReturnFocus.ts';
import { texts } from '../../texts.ts';
import { dialogActions, dialogPanel, dialogScrim, dialogTitle } from './dialogStyles.ts';

export interface DialogProps {
  open: boolean;
  /** Called with false by Escape, the close button and, where allowed, a press outside. */
  onOpenChange(open: boolean): void;
  title: string;
  /** Read out with the title; leave it out where the content speaks for itself. */
  description?: ReactNode;
  /** `wide` is for a document: 960 px, the full screen under 768. `side` is a sheet at the edge of the page. */
  size?: 'normal' | 'side' | 'wide';
  /** Buttons, the safe one first. */
  actions: ReactNode;
  children?: ReactNode;
  /** Off where a stray press would lose something. */
  dismissOnOutside?: boolean;
  closeLabel?: string;
}

/**
 * A question or a document over the page. Focus starts on the title, Tab stays inside, Escape closes,
 * and focus goes back to what opened it.
 * @see design.md, 2.3, Dialog family
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'normal',
  actions,
  children,
  dismissOnOutside = true,
  closeLabel = texts.close,
}: DialogProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { rememberOpener, returnFocus } = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay data-slot="dialog-scrim" className={dialogScrim} />
        <Radix.Content
          data-slot="dialog"
          className={dialogPanel({ size })}
          // Radix asks for undefined in so many words where there is no description.
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            rememberOpener();
            titleRef.current?.focus();
          }}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={(event) => {
            if (!dismissOnOutside) event.preventDefault();
          }}
        >
          <header className="flex items-start gap-4 px-5 pt-5 xs:px-6">
            <Radix.Title ref={titleRef} tabIndex={-1} className={cn(dialogTitle, 'flex-1 pt-1.5')}>
              {title}
            </Radix.Title>
            <Radix.Close className="-me-2 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 text-ink-2 hover:bg-sunk hover:text-ink print:hidden">
              <X aria-hidden className="size-5" strokeWidth={1.75} />
              <span>{closeLabel}</span>
            </Radix.Close>
          </header>
          <div
            className={cn(
              'space-y-4 px-5 pt-2 pb-6 xs:px-6',
              // It fills the sheet, yet never runs under the buttons in a low window: then the sheet scrolls.
              size === 'wide' && 'flex min-h-fit flex-1 flex-col',
              size === 'side' && 'flex-1',
            )}
          >
            {description !== undefined && (
              <Radix.Description asChild>
                <div className="text-ink-2 wrap-anywhere">{description}</div>
              </Radix.Description>
            )}
            {children}
          </div>
          <footer className={dialogActions}>{actions}</footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
