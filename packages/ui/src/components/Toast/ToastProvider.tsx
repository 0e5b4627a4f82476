import * as Radix from '@radix-ui/react-toast';
import { useCallback, useMemo, useRef, useState } from 'react';
import { texts } from '../../texts.ts';
import { ToastCard } from './ToastCard.tsx';
import { ToastContext, type ToastMessage, type ToastProviderProps } from './toastContext.ts';
import { useToastFocus } from './useToastFocus.ts';

interface ShownToast extends ToastMessage {
  id: number;
}

/**
 * Holds the page's toasts: bottom left on a desktop, under the header on phones. F8 moves focus to
 * them; Escape closes the newest. Focus that goes with a toast comes back to where it was before.
 * @see design.md, 2.3, Toast
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);
  const { region, noteFocus } = useToastFocus();
  const show = useCallback(
    (message: ToastMessage) => {
      lastId.current += 1;
      const toast = { ...message, id: lastId.current };
      noteFocus();
      // The same words again replace the old toast, so that repeated failures do not pile up.
      setShown((toasts) => [...toasts.filter((other) => other.title !== message.title), toast]);
    },
    [noteFocus],
  );
  const toasts = useMemo(() => ({ show }), [show]);
  function handleClose(id: number): void {
    noteFocus();
    setShown((current) => current.filter((other) => other.id !== id));
  }
  return (
    <ToastContext value={toasts}>
      {children}
      {/*
       * Radix holds the clocks while somebody points at a toast or has focus in it, and never hears that this has ended
       * when the last one is closed: each first toast gets a provider that knows of no such hold. And F8 leads nowhere
       * while there is none.
       */}
      {shown.length > 0 && (
        <Radix.Provider label={texts.toastLabel} swipeDirection="left">
          {shown.map(({ id, ...message }) => (
            <ToastCard key={id} message={message} onClose={() => handleClose(id)} />
          ))}
          <div ref={region}>
            <Radix.Viewport
              label={texts.toastRegion}
              className="fixed inset-x-4 top-20 z-30 flex flex-col gap-3 outline-none md:inset-x-auto md:top-auto md:bottom-6 md:left-6 md:w-96 print:hidden"
            />
          </div>
        </Radix.Provider>
      )}
    </ToastContext>
  );
}
