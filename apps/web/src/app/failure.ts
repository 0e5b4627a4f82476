import { useSyncExternalStore } from 'react';

let failure: Error | null = null;
const listeners = new Set<() => void>();

/** Tells the shell of a failure that no screen of its own can show; null takes it back. */
export function reportFailure(error: unknown): void {
  failure =
    error === null
      ? null
      : error instanceof Error
        ? error
        : new Error('Something that is no error was thrown');
  if (failure !== null) console.error(failure.name, failure.message);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The failure that the shell shows now, or null. */
export const useFailure = (): Error | null =>
  useSyncExternalStore(
    subscribe,
    () => failure,
    () => null,
  );
