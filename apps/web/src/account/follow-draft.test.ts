import { meera } from '@virasat/will-model/fixtures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftStore, type DraftStore } from '../draft/draft-store.ts';
import { followDraft } from './follow-draft.ts';

const named = (fullName: string) => ({ ...meera, personalDetails: { ...meera.personalDetails, fullName } });

let store: DraftStore;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  store = createDraftStore(localStorage, 'asha', () => new Date('2026-11-28T10:42:00Z'));
});
afterEach(() => {
  store.dispose();
  vi.useRealTimers();
});

/** The names that were followed, one after the other, and how to stop. */
function followed() {
  const names: string[] = [];
  const stop = followDraft(store, () => names.push(store.getSnapshot().draft.personalDetails.fullName));
  return { names, stop };
}

test('what is typed is followed once keys rest, with the last letter', () => {
  const { names } = followed();
  for (const name of ['M', 'Me', 'Mee']) {
    store.change(named(name));
    vi.advanceTimersByTime(90);
  }
  expect(names).toEqual(['']);
  vi.advanceTimersByTime(10);
  expect(names).toEqual(['', 'Mee']);
});

test('another draft is followed at once, and nothing of the old one after it', () => {
  store.change(named('Meera'));
  const { names } = followed();
  store.change(named('Meera D'));
  store.startNew();
  expect(names).toEqual(['Meera', '']);
  vi.advanceTimersByTime(1_000);
  expect(names).not.toContain('Meera D');
  store.change(named('Asha'));
  expect(names.at(-1)).toBe('');
  vi.advanceTimersByTime(100);
  expect(names.at(-1)).toBe('Asha');
});

test('nothing is followed after the end', () => {
  const { names, stop } = followed();
  store.change(named('Meera'));
  stop();
  store.startNew();
  vi.advanceTimersByTime(1_000);
  expect(names).toEqual(['']);
});
