import { useCallback, useEffect } from 'react';
import { brand } from '../config/brand.ts';

/** Gives the window the wizard's title, the brand after it, until the wizard is left. */
export function useWizardTitle(): (title: string) => void {
  useEffect(
    () => () => {
      document.title = brand.name;
    },
    [],
  );
  return useCallback((title: string) => {
    document.title = `${title} · ${brand.name}`;
  }, []);
}
