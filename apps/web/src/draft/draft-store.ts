import {
  FIRST_STAGE,
  INTRO_STAGE,
  type StageNumber,
  toStoredDraft,
  type WillDraft,
} from '@virasat/will-model';
import { claimStorage, DRAFT_KEY, OWNER_KEY, RAND_NUM_KEY, UNREADABLE_KEY } from './draft-keys.ts';
import {
  decodeKeptDraft,
  encodeKeptDraft,
  type KeptDraft,
  NEW_DRAFT,
  newKeptDraft,
  readRandNum,
} from './kept-draft.ts';
import { createLateWriter } from './late-writer.ts';
import type { TypedParts } from './typed-parts.ts';

/** How long a change may wait to be written, in ms; leaving, saving and going on write at once. */
const WRITE_AFTER_MS = 150;

/** Everything the app knows of the draft at one moment. */
export interface DraftState extends KeptDraft {
  /** Grows when the answers were replaced as a whole, so that the stage on screen starts anew from them. */
  revision: number;
  /** True while this browser doesn't keep a copy: storage is full, or refused. */
  isBlocked: boolean;
  /** True where something kept could not be read: the text as it was is still kept, aside. */
  wasUnreadable: boolean;
  /** Answers of another tab that are newer than these; until one of the two is chosen nothing is written. */
  elsewhere: KeptDraft | null;
}

/** A stored document on its way into the wizard. */
export interface OpenedDocument {
  draft: WillDraft;
  randNum: string;
  version: number | null;
}

/** What the service answered to a save or a submit of this draft. */
export interface AccountCopy {
  randNum: string;
  version: number | null;
  /** The answers that were sent: where others have been typed since, the account still lacks them. */
  draft: WillDraft;
  draftKey: string;
}

/** The one draft of this tab: what it holds is what is on screen, in storage, sent and printed. */
export interface DraftStore {
  getSnapshot(): DraftState;
  subscribe(listener: () => void): () => void;
  change(draft: WillDraft): void;
  type(typed: TypedParts): void;
  goTo(stage: StageNumber): void;
  /** Starts a new will; the draft id is '0' again. */
  startNew(): void;
  /** Takes a stored document for editing, from stage 1. */
  open(document: OpenedDocument): void;
  /** Notes that the account has these answers. One that comes for another will than this changes nothing. */
  noteAccountCopy(copy: AccountCopy): void;
  /** Lets the next save replace whatever the account has, as the person has decided. */
  forgetVersion(): void;
  /** Forgets the account's copy: it is gone, and the next save makes a new document. */
  forgetAccountCopy(): void;
  /** Settles on another tab's answers, or on these. */
  settle(whose: 'elsewhere' | 'here'): void;
  /** Says whether answers are on screen here: while none are, another tab's are simply taken. */
  setEditing(isEditing: boolean): void;
  /** Writes at once what isn't written yet: before leaving the page, saving or submitting. */
  flush(): void;
  /** Stops listening and writes nothing more. */
  dispose(): void;
}

/** Says whether two kept drafts hold the same answers for the same will, wherever each is looked at. */
const isSameWill = (one: KeptDraft, other: KeptDraft): boolean =>
  one.draftKey === other.draftKey &&
  JSON.stringify([toStoredDraft(one.draft), one.typed]) ===
    JSON.stringify([toStoredDraft(other.draft), other.typed]);

/**
 * Opens the person's draft in this browser's storage.
 *
 * @param owner The account's `sub`: another person's draft is neither shown nor overwritten.
 * @param now The time.
 * @see architecture.md, The draft
 */
export function createDraftStore(storage: Storage, owner: string, now: () => Date): DraftStore {
  const listeners = new Set<() => void>();
  let state = load();
  let isEditing = false;
  const writer = createLateWriter(write, WRITE_AFTER_MS);

  function load(): DraftState {
    const base = { revision: 0, isBlocked: false, wasUnreadable: false, elsewhere: null };
    try {
      claimStorage(storage, owner);
      const text = storage.getItem(DRAFT_KEY);
      const { kept, isWhole } = decodeKeptDraft(text);
      if (!isWhole && text !== null) storage.setItem(UNREADABLE_KEY, text);
      const randNum = readRandNum(storage.getItem(RAND_NUM_KEY));
      return { ...kept, ...base, randNum, wasUnreadable: !isWhole && text !== null };
    } catch {
      return { ...newKeptDraft(), ...base, isBlocked: true };
    }
  }

  function set(changes: Partial<DraftState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function write(): void {
    if (state.elsewhere !== null) return;
    const keptAt = now().toISOString();
    // Told to the minute: that a second has passed is no reason to draw anything anew.
    const isSameMinute = state.keptAt?.slice(0, 16) === keptAt.slice(0, 16);
    try {
      // Whoever signed out, or in as somebody else, meanwhile: nothing of this person's may come back.
      if (storage.getItem(OWNER_KEY) !== owner) return;
      storage.setItem(DRAFT_KEY, encodeKeptDraft({ ...state, keptAt }));
      storage.setItem(RAND_NUM_KEY, state.randNum);
      if (!isSameMinute || state.isBlocked) set({ keptAt, isBlocked: false });
    } catch {
      set({ isBlocked: true });
    }
  }

  function replace(kept: KeptDraft): void {
    set({ ...kept, revision: state.revision + 1, wasUnreadable: false, elsewhere: null });
    writer.now();
  }

  function handleStorage({ key, newValue }: StorageEvent): void {
    if (key !== DRAFT_KEY || newValue === null) return;
    const { kept, isWhole } = decodeKeptDraft(newValue);
    if (!isWhole || storage.getItem(OWNER_KEY) !== owner) return;
    if (isSameWill(kept, state)) {
      const { randNum, baseVersion, isAhead, savedAt } = kept;
      set({ randNum, baseVersion, isAhead, savedAt, elsewhere: null });
      // Whoever has left the wizard without choosing has not given up what they typed there.
    } else if (isEditing || state.elsewhere !== null) set({ elsewhere: kept });
    else set({ ...kept, revision: state.revision + 1, wasUnreadable: false });
  }

  window.addEventListener('storage', handleStorage);

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(draft) {
      if (draft === state.draft) return;
      set({ draft, isAhead: true });
      writer.soon();
    },
    type(typed) {
      set({ typed });
      writer.soon();
    },
    goTo(stage) {
      if (stage === state.stage) return;
      set({ stage });
      writer.now();
    },
    startNew: () => replace(newKeptDraft()),
    open({ draft, randNum, version }) {
      replace({
        ...newKeptDraft(),
        draft,
        stage: FIRST_STAGE,
        randNum: readRandNum(randNum),
        baseVersion: version,
      });
    },
    noteAccountCopy({ randNum, version, draft, draftKey }) {
      if (draftKey !== state.draftKey) return;
      set({
        // Numbered once: an answer to a will that has its id doesn't give it another (spec.md section 4, Wizard stages).
        randNum: state.randNum === NEW_DRAFT ? randNum : state.randNum,
        baseVersion: version,
        isAhead: state.draft !== draft,
        savedAt: now().toISOString(),
      });
      writer.now();
    },
    forgetVersion() {
      set({ baseVersion: null, isAhead: true });
      writer.now();
    },
    forgetAccountCopy() {
      set({
        randNum: NEW_DRAFT,
        baseVersion: null,
        draftKey: newKeptDraft().draftKey,
        isAhead: true,
        savedAt: null,
      });
      writer.now();
    },
    settle(whose) {
      const { elsewhere } = state;
      if (elsewhere === null) return;
      if (whose === 'elsewhere') return replace(elsewhere);
      set({ elsewhere: null });
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

/** Says whether there are answers, of this tab or of another, that the account lacks. */
export const isUnsaved = ({ isAhead, elsewhere }: DraftState): boolean =>
  isAhead || elsewhere?.isAhead === true;

/** Says whether a draft holds anything that somebody has typed or begun. */
export const isBegun = (state: DraftState): boolean => state.stage !== INTRO_STAGE || state.isAhead;
