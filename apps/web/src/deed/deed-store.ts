import type { TypedDeedParts } from '@virasat/will-forms';
import type { FreeWillDeed } from '@virasat/will-model';
import { claimStorage, DEED_KEY, OWNER_KEY, UNREADABLE_DEED_KEY } from '../draft/draft-keys.ts';
import { createLateWriter } from '../draft/late-writer.ts';
import { decodeKeptDeed, encodeKeptDeed, type KeptDeed, newKeptDeed } from './kept-deed.ts';

/** How long a change may wait to be written, in ms; leaving the page writes at once. */
const WRITE_AFTER_MS = 150;

/** Everything the app knows of the deed at one moment. */
export interface DeedState extends KeptDeed {
  /** Grows when the answers were replaced as a whole, so that the form on screen starts anew from them. */
  revision: number;
  /** True while this browser doesn't keep a copy: storage is full, or refused. */
  isBlocked: boolean;
  /** True where something kept could not be read: the text as it was is still kept, aside. */
  wasUnreadable: boolean;
  /** Answers of another tab that are newer than these; until one of the two is chosen nothing is written. */
  elsewhere: KeptDeed | null;
}

/** The one deed of this tab. It never leaves this device. */
export interface DeedStore {
  getSnapshot(): DeedState;
  subscribe(listener: () => void): () => void;
  change(deed: FreeWillDeed): void;
  type(typed: TypedDeedParts): void;
  /** Removes everything that was typed. */
  startAgain(): void;
  /** Settles on another tab's answers, or on these. */
  settle(whose: 'elsewhere' | 'here'): void;
  /** Says whether answers are on screen here: while none are, another tab's are simply taken. */
  setEditing(isEditing: boolean): void;
  /** Writes at once what isn't written yet. */
  flush(): void;
  /** Stops listening and writes nothing more. */
  dispose(): void;
}

const isSameDeed = (one: KeptDeed, other: KeptDeed): boolean =>
  JSON.stringify([one.deed, one.typed]) === JSON.stringify([other.deed, other.typed]);

/** Says whether a deed holds anything that somebody has typed. */
export const isDeedBegun = (kept: KeptDeed): boolean => !isSameDeed(kept, newKeptDeed());

/**
 * Opens the person's deed in this browser's storage.
 *
 * @param owner The account's `sub`: another person's deed is neither shown nor overwritten.
 * @param now The time.
 * @see architecture.md, The draft
 */
export function createDeedStore(storage: Storage, owner: string, now: () => Date): DeedStore {
  const listeners = new Set<() => void>();
  let state = load();
  let isEditing = false;
  const writer = createLateWriter(write, WRITE_AFTER_MS);

  function load(): DeedState {
    const base = { revision: 0, isBlocked: false, wasUnreadable: false, elsewhere: null };
    try {
      claimStorage(storage, owner);
      const text = storage.getItem(DEED_KEY);
      const { kept, isWhole } = decodeKeptDeed(text);
      if (!isWhole && text !== null) storage.setItem(UNREADABLE_DEED_KEY, text);
      return { ...kept, ...base, wasUnreadable: !isWhole };
    } catch {
      // Storage is refused: the state says so, and the screen says it to the person.
      return { ...newKeptDeed(), ...base, isBlocked: true };
    }
  }

  function set(changes: Partial<DeedState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function write(): void {
    if (state.elsewhere !== null) return;
    const keptAt = now().toISOString();
    try {
      // Whoever signed out, or in as somebody else, meanwhile: nothing of this person's may come back.
      if (storage.getItem(OWNER_KEY) !== owner) return;
      if (isDeedBegun(state)) storage.setItem(DEED_KEY, encodeKeptDeed({ ...state, keptAt }));
      else storage.removeItem(DEED_KEY);
      const isSameMinute = state.keptAt?.slice(0, 16) === keptAt.slice(0, 16);
      if (!isSameMinute || state.isBlocked) set({ keptAt, isBlocked: false });
    } catch {
      set({ isBlocked: true });
    }
  }

  function handleStorage({ key, newValue }: StorageEvent): void {
    if (key !== DEED_KEY || newValue === null || storage.getItem(OWNER_KEY) !== owner) return;
    const { kept, isWhole } = decodeKeptDeed(newValue);
    if (!isWhole) return;
    if (isSameDeed(kept, state)) set({ elsewhere: null });
    // Whoever has left the page without choosing has not given up what they typed there.
    else if (isEditing || state.elsewhere !== null) set({ elsewhere: kept });
    else set({ ...kept, revision: state.revision + 1, wasUnreadable: false });
  }
  window.addEventListener('storage', handleStorage);

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(deed) {
      set({ deed });
      writer.soon();
    },
    type(typed) {
      set({ typed });
      writer.soon();
    },
    startAgain() {
      set({ ...newKeptDeed(), revision: state.revision + 1, wasUnreadable: false, elsewhere: null });
      writer.now();
    },
    settle(whose) {
      const { elsewhere } = state;
      if (elsewhere === null) return;
      const taken =
        whose === 'elsewhere' ? { ...elsewhere, revision: state.revision + 1, wasUnreadable: false } : {};
      set({ ...taken, elsewhere: null });
      writer.now();
    },
    setEditing(editing) {
      isEditing = editing;
    },
    flush: writer.flush,
    dispose() {
      writer.dispose();
      window.removeEventListener('storage', handleStorage);
    },
  };
}
