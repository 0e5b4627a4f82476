/** Writes a moment after it is asked to, and at the latest when the page is left. */
export interface LateWriter {
  /** Writes in a moment; asked again before then, it still writes once. */
  soon(): void;
  /** Writes what is still to be written. */
  flush(): void;
  /** Writes now, whether or not something was to be written. */
  now(): void;
  /** Stops listening; nothing more is written. */
  dispose(): void;
}

/**
 * Makes a writer. A key press must reach the screen first, so writing waits; a page that is hidden or left waits for
 * nothing.
 *
 * @param afterMs How long a change may wait, in ms.
 */
export function createLateWriter(write: () => void, afterMs: number): LateWriter {
  let pending: ReturnType<typeof setTimeout> | null = null;
  let isDisposed = false;

  function now(): void {
    if (pending !== null) clearTimeout(pending);
    pending = null;
    if (!isDisposed) write();
  }
  function flush(): void {
    if (pending !== null) now();
  }
  const flushWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') flush();
  };
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flushWhenHidden);

  return {
    soon() {
      pending ??= setTimeout(now, afterMs);
    },
    flush,
    now,
    dispose() {
      isDisposed = true;
      if (pending !== null) clearTimeout(pending);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
    },
  };
}
