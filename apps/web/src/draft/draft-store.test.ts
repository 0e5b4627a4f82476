import { meera } from '@virasat/will-model/fixtures';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraftStore, type DraftStore, isUnsaved } from './draft-store.ts';

const now = (): Date => new Date('2026-11-28T10:42:00Z');
const opened: DraftStore[] = [];
const open = (owner = 'asha', storage: Storage = localStorage): DraftStore => {
  const store = createDraftStore(storage, owner, now);
  opened.push(store);
  return store;
};
const stored = (): Record<string, unknown> => JSON.parse(localStorage.getItem('willFormData') ?? 'null');
const named = (fullName: string) => ({ ...meera, personalDetails: { ...meera.personalDetails, fullName } });
/** Another tab writes: this window hears of it by the event alone. */
const inAnotherTab = (text: string): void => {
  localStorage.setItem('willFormData', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'willFormData', newValue: text }));
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  for (const store of opened.splice(0)) store.dispose();
  vi.useRealTimers();
});

describe('the draft on this device', () => {
  test('is there again after a reload, with the stage and what is half typed', () => {
    const store = open();
    store.change(meera);
    const typed = {
      dob: { day: '27', month: '3', year: '' },
      nominee: { beside: 'asset-1', name: 'आशा', relation: '' },
    };
    store.type(typed);
    store.goTo(3);
    expect(open().getSnapshot()).toMatchObject({
      draft: meera,
      typed,
      stage: 3,
      randNum: '0',
    });
  });

  test('is written in the shape of the specification', () => {
    open().change(meera);
    vi.runAllTimers();
    expect(stored()).toMatchObject({
      personalDetails: { fullName: 'Meera Deshpande' },
      rand_num: '0',
      stage: 0,
    });
    expect(localStorage.getItem('rand_num')).toBe('0');
  });

  test('has the last letter when the page is left in the same moment', () => {
    open().change(named('Meera D'));
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toMatchObject({ personalDetails: { fullName: 'Meera D' } });
  });

  test('is there again after a reload even where storage takes no more', () => {
    open().change(meera);
    vi.runAllTimers();
    const full: Storage = {
      length: localStorage.length,
      clear: () => localStorage.clear(),
      getItem: (key) => localStorage.getItem(key),
      key: (index) => localStorage.key(index),
      removeItem: (key) => localStorage.removeItem(key),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(open('asha', full).getSnapshot().draft).toEqual(meera);
  });

  test('does not come back once the person has signed out, by a late write or by the answer to a save', () => {
    const store = open();
    store.change(named('Meera D'));
    localStorage.clear();
    vi.runAllTimers();
    window.dispatchEvent(new Event('pagehide'));
    const { draftKey, draft } = store.getSnapshot();
    store.noteAccountCopy({ randNum: '1', version: 1, draft, draftKey });
    expect(localStorage.length).toBe(0);
  });

  test('of who is signed in now is not overwritten by a late write of who was', () => {
    const store = open();
    store.change(named('Meera D'));
    open('ravi').startNew();
    vi.runAllTimers();
    expect(localStorage.getItem('willFormData')).not.toContain('Meera');
  });

  test('is said not to be kept while storage is full, and kept again when there is room', () => {
    let isFull = true;
    const storage: Storage = {
      get length() {
        return localStorage.length;
      },
      clear: () => localStorage.clear(),
      getItem: (key) => localStorage.getItem(key),
      key: (index) => localStorage.key(index),
      removeItem: (key) => localStorage.removeItem(key),
      setItem(key, value) {
        if (isFull && key === 'willFormData') throw new DOMException('full', 'QuotaExceededError');
        localStorage.setItem(key, value);
      },
    };
    const store = open('asha', storage);
    store.change(meera);
    vi.runAllTimers();
    expect(store.getSnapshot()).toMatchObject({ isBlocked: true, draft: meera });
    isFull = false;
    store.change(named('Meera'));
    vi.runAllTimers();
    expect(store.getSnapshot().isBlocked).toBe(false);
    expect(stored()).toMatchObject({ personalDetails: { fullName: 'Meera' } });
  });

  test.each(['', 'undefined', '{', 'null', '[]'])('starts anew from %j, which is kept aside', (text) => {
    localStorage.setItem('willFormData', text);
    localStorage.setItem('rand_num', 'abc');
    expect(open().getSnapshot()).toMatchObject({ stage: 0, randNum: '0', wasUnreadable: true });
    expect(localStorage.getItem('willFormData.unreadable')).toBe(text);
    const store = open();
    store.startNew();
    expect(store.getSnapshot().wasUnreadable).toBe(false);
  });

  test('keeps its good parts', () => {
    const text = JSON.stringify({ ...meera, assets: null, stage: 99, extra: 1 });
    localStorage.setItem('willFormData', text);
    const { draft, stage, wasUnreadable } = open().getSnapshot();
    expect(draft).toMatchObject({ personalDetails: meera.personalDetails, assets: [] });
    expect({ stage, wasUnreadable }).toEqual({ stage: 0, wasUnreadable: false });
  });
});

describe('a draft of somebody else', () => {
  test('is neither shown nor overwritten, and comes back with its owner', () => {
    const ashas = open('asha');
    ashas.change(meera);
    ashas.goTo(4);
    ashas.noteAccountCopy({
      randNum: '81',
      version: 1,
      draft: meera,
      draftKey: ashas.getSnapshot().draftKey,
    });
    const ravis = open('ravi');
    expect(ravis.getSnapshot()).toMatchObject({ stage: 0, randNum: '0' });
    expect(ravis.getSnapshot().draft.personalDetails.fullName).toBe('');
    ravis.change(named('Ravi'));
    vi.runAllTimers();
    expect(open('asha').getSnapshot()).toMatchObject({ draft: meera, stage: 4, randNum: '81' });
    expect(open('ravi').getSnapshot().draft.personalDetails.fullName).toBe('Ravi');
  });
});

describe('the account’s copy', () => {
  test('gives the draft its id, and only later answers make it stale', () => {
    const store = open();
    store.change(meera);
    const { draftKey } = store.getSnapshot();
    store.noteAccountCopy({ randNum: '81', version: 1, draft: meera, draftKey });
    expect(store.getSnapshot()).toMatchObject({ randNum: '81', baseVersion: 1, isAhead: false });
    store.change(named('Meera'));
    expect(store.getSnapshot().isAhead).toBe(true);
    expect(localStorage.getItem('rand_num')).toBe('81');
  });

  test('numbers a will once: another id in a later answer is not read', () => {
    const store = open();
    store.change(meera);
    const { draftKey } = store.getSnapshot();
    for (const randNum of ['12', '13'])
      store.noteAccountCopy({ randNum, version: null, draft: meera, draftKey });
    expect(store.getSnapshot().randNum).toBe('12');
    store.forgetAccountCopy();
    const { draftKey: another } = store.getSnapshot();
    store.noteAccountCopy({ randNum: '14', version: null, draft: meera, draftKey: another });
    expect(store.getSnapshot().randNum).toBe('14');
  });

  test('is known with its time after a reload, and is not another will’s', () => {
    const store = open();
    store.change(meera);
    const { draftKey } = store.getSnapshot();
    store.noteAccountCopy({ randNum: '81', version: 1, draft: meera, draftKey });
    const again = open();
    expect(again.getSnapshot()).toMatchObject({ isAhead: false, savedAt: now().toISOString() });
    again.open({ draft: meera, randNum: '82', version: 1 });
    expect(again.getSnapshot().savedAt).toBeNull();
    again.noteAccountCopy({
      randNum: '82',
      version: 2,
      draft: meera,
      draftKey: again.getSnapshot().draftKey,
    });
    again.startNew();
    expect(again.getSnapshot().savedAt).toBeNull();
  });

  test('that answers an earlier state leaves later answers ahead', () => {
    const store = open();
    store.change(named('Meera'));
    store.noteAccountCopy({
      randNum: '81',
      version: 1,
      draft: meera,
      draftKey: store.getSnapshot().draftKey,
    });
    expect(store.getSnapshot()).toMatchObject({ randNum: '81', isAhead: true });
  });

  test('that answers late, after a new will was begun, is not taken for the new one’s', () => {
    const store = open();
    const { draftKey } = store.getSnapshot();
    store.startNew();
    store.noteAccountCopy({ randNum: '81', version: 1, draft: meera, draftKey });
    expect(store.getSnapshot()).toMatchObject({ randNum: '0', baseVersion: null });
  });
});

describe('starting a new will', () => {
  test('clears the draft, its id and its stage', () => {
    const store = open();
    store.open({ draft: meera, randNum: '81', version: 3 });
    expect(store.getSnapshot()).toMatchObject({ stage: 1, randNum: '81', baseVersion: 3, isAhead: false });
    const { draftKey, revision } = store.getSnapshot();
    store.startNew();
    const after = store.getSnapshot();
    expect(after).toMatchObject({ stage: 0, randNum: '0', baseVersion: null });
    expect(after.draftKey).not.toBe(draftKey);
    expect(after.revision).toBeGreaterThan(revision);
    expect(localStorage.getItem('rand_num')).toBe('0');
  });
});

describe('two tabs', () => {
  const otherTabsText = (fullName: string): string =>
    JSON.stringify({ ...named(fullName), stage: 3, rand_num: '99' });

  test('never overwrite each other in silence', () => {
    const store = open();
    store.setEditing(true);
    store.change(meera);
    vi.runAllTimers();
    inAnotherTab(otherTabsText('Meera of the other tab'));
    store.change(named('Meera of this tab'));
    vi.runAllTimers();
    expect(stored()).toMatchObject({ personalDetails: { fullName: 'Meera of the other tab' } });
    expect(store.getSnapshot()).toMatchObject({ randNum: '0', elsewhere: { randNum: '99' } });
    store.settle('elsewhere');
    expect(store.getSnapshot()).toMatchObject({ randNum: '99', stage: 3, elsewhere: null });
    expect(store.getSnapshot().draft.personalDetails.fullName).toBe('Meera of the other tab');
  });

  test('keep these answers where the person says so', () => {
    const store = open();
    store.setEditing(true);
    store.change(meera);
    inAnotherTab(otherTabsText('Meera of the other tab'));
    store.settle('here');
    expect(stored()).toMatchObject({ personalDetails: { fullName: 'Meera Deshpande' } });
  });

  test('follow each other while nobody is editing here', () => {
    const store = open();
    inAnotherTab(otherTabsText('Meera of the other tab'));
    expect(store.getSnapshot()).toMatchObject({ randNum: '99', elsewhere: null });
  });

  test('offer the newest of the other’s answers to whoever left the wizard without choosing', () => {
    const store = open();
    store.setEditing(true);
    store.change(meera);
    inAnotherTab(otherTabsText('Meera of the other tab'));
    store.change(named('Meera of this tab'));
    store.setEditing(false);
    inAnotherTab(otherTabsText('Meera, later'));
    const { draft, elsewhere } = store.getSnapshot();
    expect(draft.personalDetails.fullName).toBe('Meera of this tab');
    expect(elsewhere?.draft.personalDetails.fullName).toBe('Meera, later');
  });

  test('have nothing to choose from once they hold the same answers again', () => {
    const store = open();
    store.setEditing(true);
    store.change(meera);
    vi.runAllTimers();
    const before = JSON.stringify(stored());
    inAnotherTab(otherTabsText('Meera of the other tab'));
    expect(isUnsaved({ ...store.getSnapshot(), isAhead: false })).toBe(true);
    inAnotherTab(before);
    expect(store.getSnapshot().elsewhere).toBeNull();
    store.change(named('Meera of this tab'));
    vi.runAllTimers();
    expect(stored()).toMatchObject({ personalDetails: { fullName: 'Meera of this tab' } });
  });

  test('do not speak up where only the stage differs', () => {
    const store = open();
    store.setEditing(true);
    store.change(meera);
    vi.runAllTimers();
    inAnotherTab(JSON.stringify({ ...stored(), stage: 5 }));
    expect(store.getSnapshot()).toMatchObject({ elsewhere: null, stage: 0 });
  });

  test('write nothing back after a logout in one of them', () => {
    const store = open();
    store.change(meera);
    localStorage.clear();
    store.dispose();
    vi.runAllTimers();
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('willFormData')).toBeNull();
  });
});
