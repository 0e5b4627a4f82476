import { type Identity, readIdentity } from './identity.ts';

/** The tokens' names in the browser's storage (spec.md section 3, Stored in the browser). */
export const TOKEN_KEYS = { id: 'idToken', access: 'accessToken' } as const;

/** How far the device's clock was ahead of the provider's at the sign-in, in ms. */
const CLOCK_KEY = 'virasat.clockAheadMs';

/** Nobody, or somebody until the token's end. */
export type Session = { status: 'signed-out' } | { status: 'signed-in'; identity: Identity; token: string };

/** What a check of the session found. */
export type SessionCheck = 'signed-out' | 'signed-in' | 'ended';

/** The session of this browser. Every tab has one and they follow each other. */
export interface SessionStore {
  /** Stable between changes, for `useSyncExternalStore`. */
  getSnapshot(): Session;
  subscribe(listener: () => void): () => void;
  /** The bearer token as it is now, or null. */
  getToken(): string | null;
  /**
   * Keeps the tokens of a finished sign-in; `access` is null where the provider sent none. `clockAheadMs` is how far
   * the device's clock is ahead of the provider's: the session ends by the provider's.
   */
  accept(tokens: { id: string; access: string | null; clockAheadMs: number }): void;
  /**
   * Looks at the token again. One that has expired or can't be decoded ends the session: 'ended', once; storage is
   * the caller's to clear, since answers may have to be told about first.
   */
  check(): SessionCheck;
  /** Forgets everything that is kept in the browser, as a logout does (spec.md section 4). */
  clear(): void;
}

const SIGNED_OUT: Session = { status: 'signed-out' };

/** @param now The time in ms since 1970. */
export function createSessionStore(storage: Storage, now: () => number): SessionStore {
  const listeners = new Set<() => void>();
  let session = read();

  function read(): Session {
    const token = storage.getItem(TOKEN_KEYS.id);
    const identity = token === null ? null : readIdentity(token);
    if (token === null || identity === null) return SIGNED_OUT;
    // From here on by the device's own clock, as the timers that follow the session are.
    const expiresAt = identity.expiresAt + readClockAhead();
    if (expiresAt <= now()) return SIGNED_OUT;
    return { status: 'signed-in', identity: { ...identity, expiresAt }, token };
  }

  function readClockAhead(): number {
    const ahead = Number(storage.getItem(CLOCK_KEY) ?? 0);
    return Number.isFinite(ahead) ? ahead : 0;
  }

  function update(next: Session): void {
    if (next.status === session.status && tokenOf(next) === tokenOf(session)) return;
    session = next;
    for (const listener of listeners) listener();
  }

  // Another tab signed in, signed out or cleared everything (then the key is null). Prerendering has no tabs.
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key === TOKEN_KEYS.id) update(read());
    });
  }

  return {
    getSnapshot: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // Read anew: a token that has ended, or was taken away meanwhile, is not sent.
    getToken: () => tokenOf(read()),
    accept({ id, access, clockAheadMs }) {
      // Before the token: other tabs read both when the token comes.
      if (clockAheadMs === 0) storage.removeItem(CLOCK_KEY);
      else storage.setItem(CLOCK_KEY, String(clockAheadMs));
      storage.setItem(TOKEN_KEYS.id, id);
      if (access === null) storage.removeItem(TOKEN_KEYS.access);
      else storage.setItem(TOKEN_KEYS.access, access);
      update(read());
    },
    check() {
      const hadToken = storage.getItem(TOKEN_KEYS.id) !== null;
      const next = read();
      update(next);
      return next.status === 'signed-out' && hadToken ? 'ended' : next.status;
    },
    clear() {
      storage.clear();
      update(SIGNED_OUT);
    },
  };
}

const tokenOf = (session: Session): string | null => (session.status === 'signed-in' ? session.token : null);
