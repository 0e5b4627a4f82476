import {
  clampStage,
  emptyDraft,
  newId,
  readStage,
  type StageNumber,
  toStoredDraft,
} from '@virasat/will-model';
import {
  afterDraftAction,
  anyDraftAction,
  type DraftAction,
  type DraftWorld,
  draftFaults,
  newDraftWorld,
  stepFaults,
} from '@virasat/will-model/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftStore, type DraftState, type DraftStore } from './draft-store.ts';
import { decodeKeptDraft, encodeKeptDraft, NEW_DRAFT } from './kept-draft.ts';

const TODAY = '2026-11-28';
const now = (): Date => new Date(`${TODAY}T10:42:00Z`);

interface Happening {
  readonly kind: keyof typeof happenings;
  readonly stage: StageNumber;
}

type Step = DraftAction | Happening;

const isHappening = (step: Step): step is Happening => 'stage' in step;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** What must be there again after a reload. */
const lasting = ({ draft, typed, stage, randNum, draftKey, baseVersion, isAhead }: DraftState) => ({
  draft: toStoredDraft(draft),
  typed,
  stage,
  randNum,
  draftKey,
  baseVersion,
  isAhead,
});

/** One browser in which one person makes wills, with what ought to be true of it beside it. */
class Browser {
  store = this.open('asha');
  world: DraftWorld = newDraftWorld(this.store.getSnapshot().draft, newId);
  /** The id that the account has given; '0' while it has given none. */
  randNum = NEW_DRAFT;
  nextRandNum = 1;
  onItsWay: DraftState | null = null;
  strangers = 0;
  timesTyped = 0;
  isEditing = false;

  open(owner: string): DraftStore {
    return createDraftStore(localStorage, owner, now);
  }

  close(): void {
    this.store.dispose();
    localStorage.clear();
  }

  do(step: Step): void {
    if (!isHappening(step)) {
      const before = this.world;
      this.world = afterDraftAction(before, step);
      expect(stepFaults(before, step.kind, this.world)).toEqual([]);
      this.store.change(this.world.draft);
    } else happenings[step.kind](this, step.stage);
  }

  /** The service numbers what it is sent. Its first number is the will's own; any later one is not read. */
  answer(sent: DraftState): void {
    const before = this.store.getSnapshot();
    const isThisWill = before.draftKey === sent.draftKey;
    const randNum = String(this.nextRandNum);
    this.nextRandNum += 1;
    if (isThisWill && this.randNum === NEW_DRAFT) this.randNum = randNum;
    this.store.noteAccountCopy({ randNum, version: 1, draft: sent.draft, draftKey: sent.draftKey });
    // An answer that comes late is never taken for one about other answers, or about another will.
    const after = this.store.getSnapshot();
    if (isThisWill) expect(after.isAhead).toBe(before.draft !== sent.draft);
    else expect(after).toEqual(before);
  }

  reload(): void {
    const before = this.store.getSnapshot();
    window.dispatchEvent(new Event('pagehide'));
    this.store.dispose();
    this.store = this.open('asha');
    this.beginEditing(true);
    // Of two tabs' answers the ones that were kept are there, as the other wrote them; else exactly what was.
    const kept = lasting({ ...before, ...before.elsewhere });
    expect(lasting(this.store.getSnapshot())).toEqual(kept);
    this.follow();
  }

  /** Another tab writes: this one hears of it by the event alone. */
  hear(newValue: string | null): void {
    window.dispatchEvent(new StorageEvent('storage', { key: 'willFormData', newValue }));
  }

  beginEditing(isEditing: boolean): void {
    this.store.flush();
    this.store.setEditing(isEditing);
    this.isEditing = isEditing;
  }

  typeInAnotherTab(): void {
    const { store } = this;
    store.flush();
    const before = store.getSnapshot();
    const other = this.open('asha');
    const { draft } = other.getSnapshot();
    this.timesTyped += 1;
    const fullName = `In another tab ${this.timesTyped}`;
    other.change({ ...draft, personalDetails: { ...draft.personalDetails, fullName } });
    other.flush();
    other.dispose();
    const newValue = localStorage.getItem('willFormData');
    this.hear(newValue);
    const after = store.getSnapshot();
    if (this.isEditing || before.elsewhere !== null) {
      // Nothing of either is lost: the answers here stay until somebody decides about the newest of the other.
      expect(after.draft).toBe(before.draft);
      expect(after.elsewhere?.draft.personalDetails.fullName).toBe(fullName);
    } else {
      expect(after.draft.personalDetails.fullName).toBe(fullName);
      this.follow();
    }
    vi.advanceTimersByTime(1_000);
    expect(localStorage.getItem('willFormData')).toBe(newValue);
  }

  typeTheSameInAnotherTab(): void {
    const newValue = encodeKeptDraft(this.store.getSnapshot());
    localStorage.setItem('willFormData', newValue);
    this.hear(newValue);
    expect(this.store.getSnapshot().elsewhere).toBeNull();
  }

  settle(whose: 'elsewhere' | 'here'): void {
    this.store.settle(whose);
    expect(this.store.getSnapshot().elsewhere).toBeNull();
    this.follow();
  }

  letAnotherPersonIn(): void {
    const before = this.store.getSnapshot();
    this.store.flush();
    this.store.dispose();
    this.strangers += 1;
    const stranger = this.open(`stranger-${this.strangers}`);
    expect(stranger.getSnapshot()).toMatchObject({ stage: 0, randNum: NEW_DRAFT, isAhead: false });
    stranger.change({ ...stranger.getSnapshot().draft, nominees: [] });
    stranger.goTo(1);
    stranger.dispose();
    this.store = this.open('asha');
    this.beginEditing(true);
    if (before.elsewhere === null) expect(lasting(this.store.getSnapshot())).toEqual(lasting(before));
    this.follow();
  }

  /** Another will: what was removed from the one before can't come back into it. */
  beginAnew(randNum: string): void {
    this.randNum = randNum;
    this.world = newDraftWorld(this.store.getSnapshot().draft, newId);
  }

  /** The answers may be other ones than before: what was removed from those can't come back, as in the wizard. */
  follow(): void {
    const { draft, randNum } = this.store.getSnapshot();
    this.randNum = randNum;
    this.world = newDraftWorld(draft, newId);
  }

  expectWhole(): void {
    const state = this.store.getSnapshot();
    expect(draftFaults(state.draft)).toEqual([]);
    expect(state.randNum).toBe(this.randNum);
    expect(state.draft).toEqual(this.world.draft);
  }

  /** Everything written: what is kept is what is shown. */
  expectKept(): void {
    window.dispatchEvent(new Event('pagehide'));
    const state = this.store.getSnapshot();
    const { kept, isWhole } = decodeKeptDraft(localStorage.getItem('willFormData'));
    expect(isWhole).toBe(true);
    // Another tab's answers are not written over while nobody has chosen.
    expect(lasting({ ...state, ...kept })).toEqual(lasting({ ...state, ...state.elsewhere }));
    if (state.elsewhere === null) expect(localStorage.getItem('rand_num')).toBe(state.randNum);
  }
}

/** What happens to a will that is being made, apart from answering. */
const happenings = {
  'go to a stage': ({ store }: Browser, stage: StageNumber): void =>
    store.goTo(clampStage(stage, store.getSnapshot().draft, TODAY)),
  'type half a date and half a nominee': ({ store }: Browser, stage: StageNumber): void =>
    store.type({
      dob: { day: String(stage), month: '', year: '19' },
      nominee: { beside: 'asset', name: `A${stage}`, relation: '' },
    }),
  wait: (_: Browser, stage: StageNumber): void => {
    vi.advanceTimersByTime(100 * stage);
  },
  reload: (browser: Browser): void => browser.reload(),
  save: (browser: Browser): void => browser.answer(browser.store.getSnapshot()),
  'send a save': (browser: Browser): void => {
    browser.onItsWay = browser.store.getSnapshot();
  },
  'answer the save': (browser: Browser): void => {
    if (browser.onItsWay !== null) browser.answer(browser.onItsWay);
  },
  'come to the wizard': (browser: Browser): void => browser.beginEditing(true),
  'leave the wizard': (browser: Browser): void => browser.beginEditing(false),
  'type in another tab': (browser: Browser): void => browser.typeInAnotherTab(),
  'type the same in another tab': (browser: Browser): void => browser.typeTheSameInAnotherTab(),
  'use the newer answers': (browser: Browser): void => browser.settle('elsewhere'),
  'keep these answers': (browser: Browser): void => browser.settle('here'),
  'another person': (browser: Browser): void => browser.letAnotherPersonIn(),
  'start a new will': (browser: Browser): void => {
    browser.store.startNew();
    browser.beginAnew(NEW_DRAFT);
  },
  'open a document': (browser: Browser, stage: StageNumber): void => {
    const randNum = String(900 + stage);
    browser.store.open({ draft: emptyDraft(), randNum, version: 1 });
    browser.beginAnew(randNum);
  },
};

const isKind = (kind: string): kind is Happening['kind'] => Object.hasOwn(happenings, kind);
const anyStage = fc.nat({ max: 7 }).map((stage) => readStage(stage) ?? 0);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: anyDraftAction },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom(...Object.keys(happenings).filter(isKind)),
      stage: anyStage,
    }),
  },
);

test('in whatever order a will is answered, saved, reloaded and left, it stays whole and nothing of it is lost', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40, size: 'max' }), (steps) => {
      const browser = new Browser();
      // Something is kept from the start, as once the first key is pressed.
      browser.store.goTo(1);
      browser.beginEditing(true);
      for (const step of steps) {
        browser.do(step);
        browser.expectWhole();
      }
      browser.expectKept();
      browser.close();
    }),
    { numRuns: 100 },
  );
}, 60_000);
