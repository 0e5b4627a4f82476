import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ConflictError, createDocumentClient } from '@virasat/api-client';
import { type EngineOptions, PdfError, type RenderedDocument } from '@virasat/pdf';
import type { Submission } from '@virasat/will-forms';
import type { StageNumber } from '@virasat/will-model';
import { meera } from '@virasat/will-model/fixtures';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AccountContext } from '../account/account-context.tsx';
import { createDraftStore, type DraftStore } from '../draft/draft-store.ts';
import { DRAFT_SCOPE } from '../draft/use-account-save.ts';
import { useSubmission, type WillSubmission } from './use-submission.ts';
import { useWarmEngine } from './use-warm-engine.ts';

const engine = vi.hoisted(() => ({
  render: vi.fn(),
  renderWill: vi.fn(),
  warm: vi.fn(),
  dispose: vi.fn(),
}));
vi.mock('../app/pdf-engine.ts', () => ({ pdfEngine: () => engine }));

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const rendered: RenderedDocument = { bytes: new Uint8Array([37, 80, 68, 70, 45]), pages: 7, missing: [] };
const complete = { success: true, message: '', pdfLink: 'https://example.com/will', rand_num: '12' };

/** The engine at work: the test says when it is ready. */
let finish: (pdf: RenderedDocument) => void;
let sent: number;
let answer: () => Response;
let store: DraftStore;
let root: Root;
let shown: WillSubmission;

const client = createDocumentClient({
  documentsUrl: '/documents',
  ordersUrl: '/orders',
  getToken: () => 'token',
  fetch: async () => {
    sent += 1;
    return answer();
  },
});

function Wizard({ stage }: { stage: StageNumber }) {
  useWarmEngine(stage);
  shown = useSubmission(stage);
  return null;
}

const queryClient = new QueryClient();
const accountSave = {
  isSaving: false,
  trouble: null,
  noteFailedSubmit: vi.fn(),
  save: async () => true,
  saveIfAhead: async () => true,
};

const show = (stage: StageNumber): Promise<void> =>
  act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <AccountContext
          value={{
            identity: { sub: 'asha', email: 'asha@example.com', expiresAt: 0 },
            phase: 'running',
            client,
            store,
            accountSave,
          }}
        >
          <Wizard stage={stage} />
        </AccountContext>
      </QueryClientProvider>,
    ),
  );

/** What came of a press is told in a task of its own. */
const aMoment = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
/** The engine is at work: its code is brought in first. */
const isAtWork = (times = 1): Promise<void> =>
  vi.waitFor(async () => {
    await aMoment();
    expect(engine.render).toHaveBeenCalledTimes(times);
  });
const isWarmed = (times: number): Promise<void> =>
  vi.waitFor(async () => {
    await aMoment();
    expect(engine.warm).toHaveBeenCalledTimes(times);
  });
const becomes = (status: Submission['status']): Promise<void> =>
  vi.waitFor(async () => {
    await aMoment();
    expect(shown.submission.status).toBe(status);
  });

beforeEach(() => {
  localStorage.clear();
  sent = 0;
  answer = () => Response.json(complete);
  store = createDraftStore(localStorage, 'asha', () => new Date('2026-11-28T10:42:00Z'));
  store.change(meera);
  root = createRoot(document.createElement('div'));
  engine.render.mockImplementation(
    (_, { signal, onProgress }: EngineOptions) =>
      new Promise((resolve, reject) => {
        finish = resolve;
        onProgress?.({ step: 'pages', done: 0.3 });
        const giveUp = (): void => reject(new PdfError('cancelled', 'given up'));
        if (signal?.aborted) giveUp();
        signal?.addEventListener('abort', giveUp);
      }),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  store.dispose();
  queryClient.clear();
  vi.clearAllMocks();
});

describe('the engine is warmed', () => {
  test('once, with this will, when the review is reached, and not before', async () => {
    await show(6);
    expect(engine.warm).not.toHaveBeenCalled();
    await show(7);
    await isWarmed(1);
    expect(engine.warm.mock.calls).toEqual([[meera]]);
    await show(7);
    await aMoment();
    expect(engine.warm).toHaveBeenCalledTimes(1);
  });

  test('again with the answers as they are when the person comes back to the review', async () => {
    await show(7);
    await isWarmed(1);
    await show(2);
    const changed = { ...meera, nominees: meera.nominees.slice(0, 1) };
    store.change(changed);
    await show(7);
    await isWarmed(2);
    expect(engine.warm.mock.lastCall).toEqual([changed]);
  });
});

describe('a submission', () => {
  test('tells what is being done, then what came of it', async () => {
    await show(7);
    await act(async () => shown.submit());
    await isAtWork();
    expect(shown.submission).toEqual({ status: 'submitting', progress: { step: 'pages', done: 0.21 } });
    await act(async () => finish(rendered));
    await becomes('submitted');
    expect(sent).toBe(1);
  });

  test('is given up by going back to a stage: nothing is sent, nothing is said, and the button works again', async () => {
    await show(7);
    await act(async () => shown.submit());
    await isAtWork();
    await show(6);
    await becomes('idle');
    await act(async () => finish(rendered));
    expect(sent).toBe(0);
    await show(7);
    await act(async () => shown.submit());
    await isAtWork(2);
    await act(async () => finish(rendered));
    await becomes('submitted');
    expect(sent).toBe(1);
  });

  test('is given up before the engine’s code is there: nothing is sent', async () => {
    await show(7);
    await act(async () => {
      shown.submit();
    });
    await show(6);
    await becomes('idle');
    expect(sent).toBe(0);
  });

  test('is given up by leaving the wizard: nothing is sent afterwards', async () => {
    await show(7);
    await act(async () => shown.submit());
    await isAtWork();
    await act(async () => root.unmount());
    await act(async () => finish(rendered));
    expect(sent).toBe(0);
    expect(store.getSnapshot().draft).toEqual(meera);
  });

  test('that fails says so, and a second try works', async () => {
    engine.render.mockRejectedValueOnce(new PdfError('worker-failed', 'two workers failed'));
    await show(7);
    await act(async () => shown.submit());
    await becomes('failed');
    expect(shown.submission).toEqual({ status: 'failed', message: 'Failed to upload PDF.' });
    expect([sent, store.getSnapshot().draft]).toEqual([0, meera]);
    await act(async () => shown.submit());
    await isAtWork(2);
    await act(async () => finish(rendered));
    await becomes('submitted');
    expect(sent).toBe(1);
  });

  test('that failed is not told of again to whoever comes back to the review', async () => {
    engine.render.mockRejectedValueOnce(new PdfError('worker-failed', 'two workers failed'));
    await show(7);
    await act(async () => shown.submit());
    await becomes('failed');
    await show(2);
    await becomes('idle');
    await show(7);
    expect(shown.submission.status).toBe('idle');
  });

  test('waiting behind a save is given up at once by going back, and the button works again', async () => {
    let saved = (): void => undefined;
    const mutationFn = () =>
      new Promise<void>((resolve) => {
        saved = resolve;
      });
    const save = queryClient.getMutationCache().build(queryClient, { scope: DRAFT_SCOPE, mutationFn });
    const saving = save.execute(undefined);
    await show(7);
    await act(async () => shown.submit());
    await show(6);
    await becomes('idle');
    await show(7);
    await act(async () => shown.submit());
    await becomes('submitting');
    await act(async () => {
      saved();
      await saving;
    });
    await vi.waitFor(async () => {
      await aMoment();
      expect(engine.render.mock.lastCall?.[1].signal.aborted).toBe(false);
    });
    await act(async () => finish(rendered));
    await becomes('submitted');
    expect(sent).toBe(1);
  });

  test('of a will that was saved from somewhere else also says what can be done', async () => {
    answer = () => Response.json({ success: false, message: 'no', version: 3 }, { status: 409 });
    await show(7);
    await act(async () => shown.submit());
    await isAtWork();
    await act(async () => finish(rendered));
    await becomes('failed');
    expect(accountSave.noteFailedSubmit.mock.lastCall?.[0]).toBeInstanceOf(ConflictError);
  });
});
