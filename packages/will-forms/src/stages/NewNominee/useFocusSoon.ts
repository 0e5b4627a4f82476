import { useCallback, useEffect, useRef } from 'react';

/** Moves focus to a control by its id once it is on the page: what was pressed is gone by then. */
export function useFocusSoon(): (id: string) => void {
  const wished = useRef<string | null>(null);
  useEffect(() => {
    if (wished.current === null) return;
    const control = document.getElementById(wished.current);
    if (control === null) return;
    wished.current = null;
    control.focus();
  });
  return useCallback((id) => {
    wished.current = id;
  }, []);
}
