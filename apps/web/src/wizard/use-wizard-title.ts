import { useCallback, useEffect } from 'react';
import { provider } from '../config/brand.ts';

/** Gives the window the wizard's title, the brand after it, until the wizard is left. */
export function useWizardTitle(): (title: string) => void {
  useEffect(
    () => () => {
      document.title = provider.brand;
    },
    [],
  );
  return useCallback((title: string) => {
    document.title = `${title} · ${provider.brand}`;
  }, []);
}
