import { createContext, type ReactNode, useContext } from 'react';

/** What a toast says. */
export interface ToastMessage {
  title: string;
  /** `ok` goes after 3 seconds; `danger` stays until it is closed. */
  tone: 'ok' | 'danger';
  /** One button, for a failure: ‹Try again›. Pressing it closes the toast. */
  action?: { label: string; onPress(): void };
}

/** Shows toasts. The same fact must also stand somewhere lasting. */
export interface Toasts {
  show(message: ToastMessage): void;
}

export const ToastContext = createContext<Toasts | null>(null);

/**
 * Gives the toasts of the page.
 * @throws Error outside `ToastProvider`.
 */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts === null) throw new Error('`useToast` must be used within `ToastProvider`');
  return toasts;
}

/** Children of a provider. */
export interface ToastProviderProps {
  children: ReactNode;
}
