import { emptyTypedDeedParts } from '@virasat/will-forms';
import { ashwiniDeed } from '@virasat/will-model/fixtures';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDeedStore, type DeedStore, isDeedBegun } from './deed-store.ts';

const now = (): Date => new Date('2026-11-28T10:42:00Z');
const opened: DeedStore[] = [];
const open = (owner = 'asha'): DeedStore => {
  const store = createDeedStore(localStorage, owner, now);
  opened.push(store);
  return store;
};
const stored = (): unknown => JSON.parse(localStorage.getItem('freeWillFormData') ?? 'null');
const inAnotherTab = (text: string): void => {
  localStorage.setItem('freeWillFormData', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'freeWillFormData', newValue: text }));
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  for (const store of opened.splice(0)) store.dispose();
  vi.useRealTimers();
});

describe('the deed on this device', () => {
  test('is there again after a reload, half-typed parts included, in the shape of the specification', () => {
    const typed = {
      dateOfBirth: { day: '27', month: '', year: '19' },
      nominee: { name: 'Ash', relationship: '' },
    };
    const store = open();
    store.change(ashwiniDeed);
    store.type(typed);
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toMatchObject(ashwiniDeed);
    expect(open().getSnapshot()).toMatchObject({ deed: ashwiniDeed, typed, wasUnreadable: false });
  });

  test('of somebody else is neither shown nor overwritten, and comes back with its owner', () => {
    open('asha').change(ashwiniDeed);
    vi.runAllTimers();
    const ravis = open('ravi');
    expect(isDeedBegun(ravis.getSnapshot())).toBe(false);
    ravis.change({ ...ashwiniDeed, fullName: 'Ravi' });
    vi.runAllTimers();
    expect(open('asha').getSnapshot().deed).toEqual(ashwiniDeed);
    expect(open('ravi').getSnapshot().deed.fullName).toBe('Ravi');
  });

  test('is not written back into storage that a logout has cleared', () => {
    const store = open();
    store.change(ashwiniDeed);
    localStorage.clear();
    vi.runAllTimers();
    expect(stored()).toBeNull();
  });

  test.each(['', 'undefined', '{', 'null', '[]'])('starts anew from %j, which is kept aside', (text) => {
    localStorage.setItem('freeWillFormData', text);
    const state = open().getSnapshot();
    expect(state.wasUnreadable).toBe(true);
    expect(isDeedBegun(state)).toBe(false);
    expect(localStorage.getItem('freeWillFormData.unreadable')).toBe(text);
  });

  test('leaves nothing behind once it is cleared', () => {
    const store = open();
    store.change(ashwiniDeed);
    vi.runAllTimers();
    store.startAgain();
    expect(localStorage.getItem('freeWillFormData')).toBeNull();
    expect(store.getSnapshot()).toMatchObject({ typed: emptyTypedDeedParts, revision: 1 });
  });
});

describe('a deed in two tabs', () => {
  const text = JSON.stringify({ ...ashwiniDeed, fullName: 'From the other tab' });

  test('is never overwritten in silence while somebody types here', () => {
    const store = open();
    store.setEditing(true);
    inAnotherTab(text);
    store.change({ ...ashwiniDeed, fullName: 'From this tab' });
    vi.runAllTimers();
    expect(stored()).toMatchObject({ fullName: 'From the other tab' });
    store.settle('here');
    expect(stored()).toMatchObject({ fullName: 'From this tab' });
  });

  test('gives way to the newer answers where the person says so', () => {
    const store = open();
    store.setEditing(true);
    inAnotherTab(text);
    store.settle('elsewhere');
    expect(store.getSnapshot()).toMatchObject({ revision: 1, elsewhere: null });
    expect(store.getSnapshot().deed.fullName).toBe('From the other tab');
  });

  test('offers the newest answers to whoever left without choosing, and nothing once they are the same again', () => {
    const store = open();
    store.setEditing(true);
    store.change(ashwiniDeed);
    inAnotherTab(text);
    store.setEditing(false);
    inAnotherTab(JSON.stringify({ ...ashwiniDeed, fullName: 'Later' }));
    expect(store.getSnapshot()).toMatchObject({
      deed: ashwiniDeed,
      elsewhere: { deed: { fullName: 'Later' } },
    });
    inAnotherTab(JSON.stringify(ashwiniDeed));
    expect(store.getSnapshot()).toMatchObject({ deed: ashwiniDeed, elsewhere: null });
  });

  test('follows the other while nobody types here', () => {
    const store = open();
    inAnotherTab(text);
    expect(store.getSnapshot()).toMatchObject({ revision: 1, elsewhere: null });
  });
});
