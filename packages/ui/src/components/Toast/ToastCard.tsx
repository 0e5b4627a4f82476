import * as Radix from '@radix-ui/react-toast';
import { CircleCheck, OctagonAlert, X } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { texts } from '../../texts.ts';
import type { ToastMessage } from './toastContext.ts';

/** How long (ms) a success stands. @see spec.md, section 9, Save toast */
export const TOAST_SUCCESS_MS = 3000;

export interface ToastCardProps {
  message: ToastMessage;
  /** The toast is gone from the page. */
  onClose(): void;
}

/** One toast. */
export function ToastCard({ message, onClose }: ToastCardProps) {
  const isFailure = message.tone === 'danger';
  const Icon = isFailure ? OctagonAlert : CircleCheck;
  const action = message.action;
  return (
    <Radix.Root
      data-slot="toast"
      data-tone={message.tone}
      type={isFailure ? 'foreground' : 'background'}
      duration={isFailure ? Number.POSITIVE_INFINITY : TOAST_SUCCESS_MS}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={cn(
        'flex items-start gap-3 rounded-card border border-s-4 border-line bg-surface p-4 text-ink shadow-e2',
        'transition duration-200 ease-thread motion-safe:starting:translate-y-2 motion-safe:starting:opacity-0',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none',
        isFailure ? 'border-s-danger' : 'border-s-ok-ink',
      )}
    >
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={cn('mt-0.5 size-5 shrink-0', isFailure ? 'text-danger' : 'text-ok-ink')}
      />
      <div className="min-w-0 flex-1 space-y-2">
        <Radix.Title className="wrap-anywhere">{message.title}</Radix.Title>
        {action !== undefined && (
          <Radix.Action asChild altText={action.label}>
            <button
              type="button"
              onClick={action.onPress}
              className="min-h-11 rounded-control font-semibold text-primary underline underline-offset-[.2em] hover:text-primary-hover"
            >
              {action.label}
            </button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label={texts.closeToast}
        className="-my-2 -me-2 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 text-ink-2 hover:bg-sunk hover:text-ink"
      >
        <X aria-hidden className="size-5" strokeWidth={1.75} />
        <span>{texts.close}</span>
      </Radix.Close>
    </Radix.Root>
  );
}
