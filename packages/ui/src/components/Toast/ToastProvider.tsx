import * as Radix from '@radix-ui/react-toast';
import { useCallback, useMemo, useRef, useState } from 'react';
import { texts } from '../../texts.ts';
import { ToastCard } from './ToastCard.tsx';
import { ToastContext, type ToastMessage, type ToastProviderProps } from './toastContext.ts';

interface ShownToast extends ToastMessage {
  id: number;
}

/**
 * Holds the page's toasts: bottom left on a desktop, under the header on phones. F8 moves focus to
 * them; Escape closes the newest.
 * @see design.md, 2.3, Toast
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const toast = { ...message, id: lastId.current };
    // The same words again replace the old toast, so that repeated failures do not pile up.
    setShown((toasts) => [...toasts.filter((other) => other.title !== message.title), toast]);
  }, []);
  const toasts = useMemo(() => ({ show }), [show]);
  return (
    <ToastContext value={toasts}>
      <Radix.Provider label={texts.toastLabel} swipeDirection="left">
        {children}
        {shown.map(({ id, ...message }) => (
          <ToastCard
            key={id}
            message={message}
            onClose={() => setShown((current) => current.filter((other) => other.id !== id))}
          />
        ))}
        <Radix.Viewport
          label={texts.toastRegion}
          className="fixed inset-x-4 top-20 z-30 flex flex-col gap-3 outline-none md:inset-x-auto md:top-auto md:bottom-6 md:left-6 md:w-96 print:hidden"
        />
      </Radix.Provider>
    </ToastContext>
  );
}
