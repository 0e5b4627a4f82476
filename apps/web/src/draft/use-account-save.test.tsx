import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ConflictError, createDocumentClient, NotFoundError, UnreachableError } from '@virasat/api-client';
import { meera } from '@virasat/will-model/fixtures';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { sendDraft, sendUnanswered } from './send-draft.ts';
import { type AccountSave, useAccountSave } from './use-account-save.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const named = (fullName: string) => ({ ...meera, personalDetails: { ...meera.personalDetails, fullName } });

/** A service that has one document and refuses what was made on an older version, unless it has just that. */
let kept: { version: number; fullName: string };
let isAnswerLost: boolean;
let saves: string[];
let store: DraftStore;
let root: Root;
let shown: AccountSave;

const client = createDocumentClient({
  documentsUrl: '/documents',
  ordersUrl: '/orders',
  getToken: () => 'token',
  fetch: async (_, init) => {
    const { personalDetails, base_version } = JSON.parse(String(init?.body));
    const { fullName } = personalDetails;
    saves.push(fullName);
    if (fullName !== kept.fullName) {
      if (base_version !== undefined && base_version !== kept.version)
        return Response.json({ success: false, message: 'no' }, { status: 409 });
      kept = { version: kept.version + 1, fullName };
    }
    if (isAnswerLost) throw new TypeError('Failed to fetch');
    return Response.json({ success: true, rand_num: '81', version: kept.version });
  },
});

function Frame() {
  shown = useAccountSave(client, store);
  return null;
}

const queryClient = new QueryClient();
const save = (): Promise<boolean> => act(() => shown.save());

beforeEach(async () => {
  localStorage.clear();
  kept = { version: 1, fullName: meera.personalDetails.fullName };
  isAnswerLost = false;
  saves = [];
  store = createDraftStore(localStorage, 'asha', () => new Date('2026-11-28T10:42:00Z'));
  store.open({ draft: meera, randNum: '81', version: 1 });
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Frame />
      </QueryClientProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  store.dispose();
  queryClient.clear();
});

/** Whoever saves again does not wait for what is tried by itself. */
const loseAnswer = async (fullName: string): Promise<void> => {
  store.change(named(fullName));
  isAnswerLost = true;
  await expect(sendDraft(client, store)).rejects.toBeInstanceOf(UnreachableError);
  isAnswerLost = false;
};

describe('a save whose answer is lost', () => {
  test('is no save from somewhere else when more is typed and saved', async () => {
    await loseAnswer('Meera');
    store.change(named('Meera D'));
    expect(await save()).toBe(true);
    expect([shown.trouble, saves]).toEqual([null, ['Meera', 'Meera', 'Meera D']]);
    expect(store.getSnapshot()).toMatchObject({ isAhead: false, baseVersion: 3 });
  });

  test('is sent once more where nothing was typed since', async () => {
    await loseAnswer('Meera');
    expect(await save()).toBe(true);
    expect(saves).toEqual(['Meera', 'Meera']);
  });

  test('is known before a submit, which would be refused otherwise', async () => {
    await loseAnswer('Meera');
    await sendUnanswered(client, store);
    expect(store.getSnapshot().baseVersion).toBe(2);
  });

  test('hides no save that did come from somewhere else', async () => {
    await loseAnswer('Meera');
    kept = { version: 3, fullName: 'Of another device' };
    store.change(named('Meera D'));
    expect(await save()).toBe(false);
    expect([shown.trouble, kept.fullName]).toEqual(['changed-elsewhere', 'Of another device']);
  });
});

describe('what a save met', () => {
  test('is told of its own will only', async () => {
    kept.version = 7;
    store.change(named('Meera D'));
    expect(await save()).toBe(false);
    expect(shown.trouble).toBe('changed-elsewhere');
    await act(async () => store.startNew());
    expect(shown.trouble).toBeNull();
  });

  test('is told of a submit too, where something can be done about it', async () => {
    await act(async () => shown.noteFailedSubmit(new UnreachableError('savepdf', {})));
    expect(shown.trouble).toBeNull();
    await act(async () => shown.noteFailedSubmit(new ConflictError('savepdf', 3)));
    expect(shown.trouble).toBe('changed-elsewhere');
    await act(async () => shown.noteFailedSubmit(new NotFoundError('savepdf')));
    expect(shown.trouble).toBe('gone');
    store.forgetVersion();
    expect(await save()).toBe(true);
    expect(shown.trouble).toBeNull();
  });
});
