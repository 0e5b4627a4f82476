export { ToastProvider } from './ToastProvider.tsx';
export { type ToastMessage, type ToastProviderProps, type Toasts, useToast } from './toastContext.ts';
