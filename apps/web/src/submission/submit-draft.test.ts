import { createDocumentClient } from '@virasat/api-client';
import { type PdfEngine, PdfError, type RenderedDocument } from '@virasat/pdf';
import type { SubmissionProgress } from '@virasat/will-forms';
import { meera } from '@virasat/will-model/fixtures';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDraftStore, type DraftStore } from '../draft/draft-store.ts';
import { submissionFailure } from './submission-failure.ts';
import { submitDraft } from './submit-draft.ts';

const rendered: RenderedDocument = { bytes: new Uint8Array([37, 80, 68, 70, 45]), pages: 7, missing: [] };
const complete = { success: true, message: '', pdfLink: 'https://example.com/will', rand_num: '12' };

type Render = PdfEngine['render'];

/** A submission whose engine does what the test wants, and the bodies that it sent. */
function submission(render: Render, answer: Response = Response.json(complete), draft = meera) {
  store.change(draft);
  const sent: Record<string, unknown>[] = [];
  const steps: SubmissionProgress[] = [];
  const control = new AbortController();
  const client = createDocumentClient({
    documentsUrl: '/documents',
    ordersUrl: '/orders',
    getToken: () => 'token',
    fetch: async (_, init) => {
      sent.push(JSON.parse(String(init?.body)));
      // Too late to be heard.
      control.abort();
      return answer;
    },
  });
  const engine: PdfEngine = {
    render,
    renderWill: () => Promise.reject(new Error('not asked for')),
    warm: () => undefined,
    dispose: () => undefined,
  };
  const result = submitDraft({
    engine,
    client,
    store,
    signal: control.signal,
    onProgress: (progress) => steps.push(progress),
  });
  return { result, sent, steps, control };
}

let store: DraftStore;
beforeEach(() => {
  localStorage.clear();
  store = createDraftStore(localStorage, 'asha', () => new Date('2026-11-28T10:42:00Z'));
});
afterEach(() => store.dispose());

const kept = (): Record<string, unknown> => JSON.parse(localStorage.getItem('willFormData') ?? 'null');

describe('submitting', () => {
  test('makes the PDF, then sends it with the answers it was made from, as pure base64 (C-11)', async () => {
    const { result, sent, steps } = submission(async (_, { onProgress }) => {
      onProgress?.({ step: 'pages', done: 0.3 });
      onProgress?.({ step: 'file', done: 1 });
      return rendered;
    });
    expect((await result).result).toMatchObject({ outcome: 'submitted', pdfLink: complete.pdfLink });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ action: 'savepdf', pdf_base64: btoa('%PDF-'), nominees: meera.nominees });
    expect(steps.map(({ step }) => step)).toEqual(['pages', 'file', 'sending']);
    expect(steps.map(({ done }) => done)).toEqual([...steps.map(({ done }) => done)].sort());
    expect(store.getSnapshot().randNum).toBe('12');
  });

  test('hands in no answer that was left for another, and keeps it here for a change of mind (C-20)', async () => {
    const otherInfo = { ...meera.otherInfo, isGuardianCaretaker: true, hasPets: false, addWitnessNow: false };
    const draft = {
      ...meera,
      executor: { ...meera.executor, appointExecutor: 'no' as const },
      residuary: {
        ...meera.residuary,
        scope: 'only-mentioned' as const,
        distributionOption: 'legal-heirs' as const,
      },
      otherInfo,
    };
    const { result, sent } = submission(async () => rendered, undefined, draft);
    await result;
    expect(sent[0]).toMatchObject({
      executor: { appointExecutor: 'no', commonExecutors: [] },
      residuary: { valueLimit: '', customAllocations: [] },
      otherInfo: { caretaker: '', petDetails: '', specialInstructions: otherInfo.specialInstructions },
    });
    expect(JSON.stringify(sent[0])).not.toMatch(/Sunita Joshi|rohan@example\.com|25,00,000|Our cat Mau/);
    expect(store.getSnapshot().draft).toEqual(draft);
    expect(store.getSnapshot().isAhead).toBe(false);
  });

  test('given up while the PDF is made sends nothing, and the answers stay', async () => {
    const { result, sent, control } = submission(
      (_, { signal }) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new PdfError('cancelled', 'given up'))),
        ),
    );
    control.abort();
    await expect(result).rejects.toMatchObject({ code: 'cancelled' });
    expect(sent).toEqual([]);
    expect(kept()).toMatchObject({ personalDetails: { fullName: 'Meera Deshpande' } });
  });

  test('given up as the PDF is ready, before it is sent, sends nothing either', async () => {
    const { result, sent, control } = submission(async () => {
      await Promise.resolve();
      control.abort();
      return rendered;
    });
    await expect(result).rejects.toMatchObject({ code: 'cancelled' });
    expect(sent).toEqual([]);
  });

  test('with letters that nothing can print starts no engine', async () => {
    const [first, ...others] = meera.nominees;
    if (first === undefined) throw new Error('the fixture has no nominee');
    const draft = { ...meera, nominees: [{ ...first, name: 'Asha 🙏' }, ...others] };
    let renderings = 0;
    const { result, sent } = submission(
      async () => {
        renderings += 1;
        return rendered;
      },
      undefined,
      draft,
    );
    await expect(result).rejects.toMatchObject({ code: 'glyphs-missing' });
    expect([renderings, sent.length]).toEqual([0, 0]);
  });

  test('a PDF with a box in it is not sent', async () => {
    const { result, sent } = submission(async () => ({ ...rendered, missing: ['漢'] }));
    await expect(result).rejects.toMatchObject({ code: 'glyphs-missing' });
    expect(sent).toEqual([]);
  });
});

/** What goes wrong, and how often something was sent by then. */
const faults: [string, Render, Response, number][] = [
  [
    'a PDF that can’t be made (C-13)',
    () => Promise.reject(new PdfError('worker-failed', 'no worker')),
    Response.json(complete),
    0,
  ],
  [
    'an answer that the will is too large (C-11)',
    async () => rendered,
    Response.json({ success: false, message: 'no' }, { status: 413 }),
    1,
  ],
  [
    'a refusal without a top-up link',
    async () => rendered,
    Response.json({ success: false, message: 'no' }),
    1,
  ],
  ...['', '  ', null, 7, { html: '<b>no</b>' }].map((message): [string, Render, Response, number] => [
    `a refusal with a top-up link whose message is ${JSON.stringify(message)} (C-52)`,
    async () => rendered,
    Response.json({ success: false, message, rechargeUrl: 'https://example.com/pay' }),
    1,
  ]),
];

test.each(faults)(
  '%s says ‘Failed to upload PDF.’ and leaves the draft',
  async (_, render, answer, times) => {
    const { result, sent } = submission(render, answer);
    const fault = await result.then(
      () => null,
      (error: unknown) => error,
    );
    expect(fault instanceof Error ? submissionFailure(fault) : fault).toBe('Failed to upload PDF.');
    expect(sent).toHaveLength(times);
    expect(store.getSnapshot().draft).toEqual(meera);
    expect(kept()).toMatchObject({ personalDetails: { fullName: 'Meera Deshpande' } });
  },
);
