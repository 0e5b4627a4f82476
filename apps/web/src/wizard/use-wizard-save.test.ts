import { describe, expect, test } from 'vitest';
import type { DraftState } from '../draft/draft-store.ts';
import { newKeptDraft } from '../draft/kept-draft.ts';
import type { AccountSave } from '../draft/use-account-save.ts';
import { saveState } from './use-wizard-save.ts';

const AT = '2026-11-28T10:42:00.000Z';
const aDraft = (state: Partial<DraftState> = {}): DraftState => ({
  ...newKeptDraft(),
  revision: 0,
  isBlocked: false,
  wasUnreadable: false,
  elsewhere: null,
  ...state,
});
const anAccount = (state: Partial<AccountSave> = {}): AccountSave => ({
  isSaving: false,
  trouble: null,
  noteFailedSubmit: () => undefined,
  save: () => Promise.resolve(true),
  saveIfAhead: () => Promise.resolve(true),
  ...state,
});

describe('where the answers are', () => {
  test('is said of nothing before anything is typed, also after another will was saved', () => {
    expect(saveState(aDraft(), anAccount())).toEqual({ state: 'idle', at: null });
  });
  test('is the account, with the time of the last save from here, or without one', () => {
    const saved = { randNum: '81', isAhead: false };
    expect(saveState(aDraft({ ...saved, savedAt: AT }), anAccount())).toEqual({
      state: 'account',
      at: new Date(AT),
    });
    expect(saveState(aDraft(saved), anAccount())).toEqual({ state: 'account', at: null });
  });
  test('is this device once something was typed since', () => {
    const typed = { randNum: '81', isAhead: true, savedAt: AT, keptAt: AT };
    expect(saveState(aDraft(typed), anAccount())).toEqual({ state: 'device', at: new Date(AT) });
  });
  test('is not said to be this device while another tab’s newer answers are what is kept there', () => {
    const ahead = { isAhead: true, keptAt: AT };
    const state = aDraft({ ...ahead, elsewhere: newKeptDraft() });
    expect(saveState(state, anAccount())).toEqual({ state: 'idle', at: null });
  });
  test('is told as trouble before anything else, and as under way before that', () => {
    const ahead = { isAhead: true, keptAt: AT };
    expect(saveState(aDraft(ahead), anAccount({ trouble: 'failed' })).state).toBe('account-failed');
    const blocked = { ...ahead, isBlocked: true };
    expect(saveState(aDraft(blocked), anAccount({ trouble: 'failed' })).state).toBe('storage-blocked');
    expect(saveState(aDraft(blocked), anAccount({ isSaving: true })).state).toBe('saving');
  });
});
