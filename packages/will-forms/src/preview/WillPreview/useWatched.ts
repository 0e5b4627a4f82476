import { useCallback, useLayoutEffect, useRef } from 'react';

/** Hears of a value: at once of what it is, then of every change. Returns how to stop. */
export type Watch<Value> = (listener: (value: Value) => void) => () => void;

/**
 * Lets something far below hear of a value without everything between being looked through at every change of it, as
 * a context would have it.
 *
 * @returns The same function at every call.
 */
export function useWatched<Value>(value: Value): Watch<Value> {
  const latest = useRef(value);
  const listeners = useRef(new Set<(value: Value) => void>());
  useLayoutEffect(() => {
    if (latest.current === value) return;
    latest.current = value;
    for (const listener of listeners.current) listener(value);
  }, [value]);
  return useCallback((listener) => {
    listeners.current.add(listener);
    listener(latest.current);
    return () => {
      listeners.current.delete(listener);
    };
  }, []);
}
