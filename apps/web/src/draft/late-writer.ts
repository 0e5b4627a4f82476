/** Writes a moment after it is asked to, when the page has nothing else to do; at the latest when the page is left. */
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

/** How long a page that always has something else to do may put a write off, in ms. */
const IDLE_WITHIN_MS = 100;

/** Calls back when no key and no frame is waiting. Returns how to call that off. */
function whenIdle(then: () => void): () => void {
  // Safari has no such thing: there it comes without looking.
  if (!('requestIdleCallback' in window)) {
    const waiting = setTimeout(then);
    return () => clearTimeout(waiting);
  }
  const asked = window.requestIdleCallback(then, { timeout: IDLE_WITHIN_MS });
  return () => window.cancelIdleCallback(asked);
}

/**
 * Makes a writer. A key press must reach the screen first, so writing waits; a page that is hidden or left waits for
 * nothing.
 *
 * @param afterMs How long a change waits, in ms; a busy page may take a tenth of a second more.
 */
export function createLateWriter(write: () => void, afterMs: number): LateWriter {
  let callOff: (() => void) | null = null;
  let isDisposed = false;

  function now(): void {
    callOff?.();
    callOff = null;
    if (!isDisposed) write();
  }
  function flush(): void {
    if (callOff !== null) now();
  }
  function waitUntilIdle(): void {
    callOff = whenIdle(now);
  }
  const flushWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') flush();
  };
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flushWhenHidden);

  return {
    soon() {
      if (callOff !== null) return;
      const waiting = setTimeout(waitUntilIdle, afterMs);
      callOff = () => clearTimeout(waiting);
    },
    flush,
    now,
    dispose() {
      isDisposed = true;
      callOff?.();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
    },
  };
}
