import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds now; follows every change.
 * @param query For example `(min-width: 640px)`. Outside a browser the answer is false.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
