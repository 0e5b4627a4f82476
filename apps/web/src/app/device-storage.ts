/**
 * Storage that keeps nothing and refuses to pretend otherwise. It stands in where the browser gives a site none, so
 * that what can't be kept is said to the person instead of being lost in silence.
 */
class NoStorage implements Storage {
  readonly length = 0;
  clear(): void {}
  getItem(): null {
    return null;
  }
  key(): null {
    return null;
  }
  removeItem(): void {}
  setItem(): never {
    throw new DOMException('This browser keeps nothing for this site', 'SecurityError');
  }
}

function open(read: () => Storage): Storage {
  try {
    return read();
  } catch {
    return new NoStorage();
  }
}

/** What this browser keeps for the site. */
export const deviceStorage = open(() => window.localStorage);

/** What this tab keeps for the site until it is closed. */
export const tabStorage = open(() => window.sessionStorage);
