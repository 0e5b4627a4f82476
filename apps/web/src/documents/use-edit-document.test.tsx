import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createDocumentClient, type StoredDocument } from '@virasat/api-client';
import { toStoredDraft } from '@virasat/will-model';
import { meera } from '@virasat/will-model/fixtures';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AccountContext } from '../account/account-context.tsx';
import { accountTexts } from '../account/texts.ts';
import { createDraftStore, type DraftStore } from '../draft/draft-store.ts';
import { useAccountSave } from '../draft/use-account-save.ts';
import { type EditDocument, useEditDocument } from './use-edit-document.ts';

const navigate = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const listed: StoredDocument = {
  fileLink: 'a',
  itemType: 'Testament_will',
  documentType: 'Will',
  documentName: 'Will of Meera',
  isComplete: false,
  isEdited: false,
  isInBin: false,
  purgeDate: null,
  lastModified: null,
  formData: null,
  rand_num: '81',
  version: 1,
};
const stored = {
  FileLink: 'a',
  RandNum: '81',
  FormData: JSON.stringify(toStoredDraft(meera)),
};
const named = (fullName: string) => ({ ...meera, personalDetails: { ...meera.personalDetails, fullName } });

let answer: () => void;
let saved: string[];
let canSave: boolean;
let store: DraftStore;
let root: Root;
let shown: EditDocument;
const queryClient = new QueryClient();

/** Saves are answered at once; the document when the test says so. */
const client = createDocumentClient({
  documentsUrl: '/documents',
  ordersUrl: '/orders',
  getToken: () => 'token',
  fetch: async (_, init) => {
    const { action, personalDetails } = JSON.parse(String(init?.body));
    if (action === 'save') {
      if (!canSave) return Response.json({ success: false, message: 'no' });
      saved.push(personalDetails.fullName);
      return Response.json({ success: true, rand_num: '7', version: saved.length });
    }
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return Response.json({ success: true, documents: [stored] });
  },
});

function Account({ children }: { children: ReactNode }) {
  const accountSave = useAccountSave(client, store);
  const identity = { sub: 'asha', email: 'asha@example.com', expiresAt: 0 };
  return (
    <AccountContext value={{ identity, phase: 'running', client, store, accountSave }}>
      {children}
    </AccountContext>
  );
}

function Documents() {
  shown = useEditDocument();
  return null;
}

const show = (page: ReactNode): Promise<void> =>
  act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Account>{page}</Account>
      </QueryClientProvider>,
    ),
  );
const aMoment = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
/** Edit is pressed, and the document has been asked for. */
const pressEdit = async (): Promise<void> => {
  await act(async () => shown.edit('row', listed));
  await aMoment();
};
const arrives = async (): Promise<void> => {
  answer();
  await aMoment();
};
const nameHere = (): string => store.getSnapshot().draft.personalDetails.fullName;

beforeEach(async () => {
  localStorage.clear();
  saved = [];
  canSave = true;
  store = createDraftStore(localStorage, 'asha', () => new Date('2026-11-28T10:42:00Z'));
  root = createRoot(document.createElement('div'));
  await show(<Documents />);
});
afterEach(async () => {
  await act(async () => root.unmount());
  store.dispose();
  queryClient.clear();
  vi.clearAllMocks();
});

describe('a document that was asked for', () => {
  test('opens once what is on this device is saved, and its button is busy until then', async () => {
    store.change(named('Typed before'));
    await pressEdit();
    expect([saved, shown.openingId]).toEqual([['Typed before'], 'row']);
    await arrives();
    expect(nameHere()).toBe('Meera Deshpande');
    expect(navigate).toHaveBeenCalledOnce();
  });

  test('takes nothing’s place and leads nowhere once its page was left', async () => {
    await pressEdit();
    await show(null);
    store.change(named('Typed meanwhile'));
    await arrives();
    expect(nameHere()).toBe('Typed meanwhile');
    expect(navigate).not.toHaveBeenCalled();
  });

  test('can be asked for again by whoever comes back before it is there', async () => {
    await pressEdit();
    await show(null);
    await show(<Documents />);
    await pressEdit();
    await arrives();
    expect(nameHere()).toBe('Meera Deshpande');
  });

  test('lets answers be saved first that came from another tab meanwhile', async () => {
    await pressEdit();
    store.change(named('From another tab'));
    await arrives();
    expect([saved, nameHere()]).toEqual([['From another tab'], 'Meera Deshpande']);
  });

  test('stays closed where those can’t be saved, and says so', async () => {
    await pressEdit();
    canSave = false;
    store.change(named('From another tab'));
    await arrives();
    expect([nameHere(), shown.failure]).toEqual(['From another tab', accountTexts.saveFailed]);
    expect(navigate).not.toHaveBeenCalled();
  });
});
