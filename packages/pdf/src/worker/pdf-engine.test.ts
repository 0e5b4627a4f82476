import { getEventListeners } from 'node:events';
import { ashwiniDeed, meera } from '@virasat/will-model/fixtures';
import { describe, expect, test } from 'vitest';
import { composeWill } from '../content/compose-will.ts';
import { composeDeed } from '../deed/compose-deed.ts';
import { composeInvoice } from '../invoice/compose-invoice.ts';
import type { RenderProgress } from '../pipeline/rendered-document.ts';
import { anInvoice } from '../testing/invoice-facts.ts';
import { isRenderRequest, type RenderAnswer, type RenderRequest } from './messages.ts';
import { createPdfEngine, type PdfEngine, type PdfWorker } from './pdf-engine.ts';
import { PdfError } from './pdf-error.ts';

const options = { createdAt: '2026-01-02T03:04:05Z' };
const will = composeWill(meera);
const rendered = (pages: number) => ({ bytes: new Uint8Array([37, 80, 68, 70]), pages, missing: [] });

/** A worker without a thread: it hands requests to the test and says what the test wants. */
class FakeWorker extends EventTarget implements PdfWorker {
  readonly requests: RenderRequest[] = [];
  isTerminated = false;

  postMessage(message: unknown): void {
    if (!isRenderRequest(message)) throw new Error('Not a request');
    this.requests.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** The number of the request that it works on. */
  get id(): number {
    return this.requests.at(-1)?.id ?? 0;
  }

  say(data: RenderAnswer | string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  render(pages: number): void {
    this.say({ id: this.id, outcome: 'rendered', rendered: rendered(pages) });
  }

  breakOff(): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'no more memory' }));
  }
}

function engineWithWorkers() {
  const workers: FakeWorker[] = [];
  const engine = createPdfEngine(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  const current = (): FakeWorker => {
    const worker = workers.at(-1);
    if (worker === undefined) throw new Error('No worker was started');
    return worker;
  };
  return { engine, workers, current };
}

const codeOf = async (promise: Promise<unknown>): Promise<string> => {
  const fault = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  return fault instanceof PdfError ? fault.code : 'no PdfError';
};

const pagesOf = async (promise: ReturnType<PdfEngine['render']>): Promise<number> => (await promise).pages;

describe('the engine', () => {
  test('starts no worker before a document is asked for', () => {
    expect(engineWithWorkers().workers).toEqual([]);
  });

  test('takes a draft or a composed document of any kind', async () => {
    const { engine, current } = engineWithWorkers();
    const first = engine.renderWill(meera, options);
    expect(current().requests[0]?.document).toEqual(will);
    current().render(9);
    expect(await pagesOf(first)).toBe(9);
    for (const document of [composeDeed(ashwiniDeed), composeInvoice(anInvoice())]) {
      const other = engine.render(document, options);
      expect(current().requests.at(-1)?.document).toEqual(document);
      current().render(1);
      expect(await pagesOf(other)).toBe(1);
    }
  });

  test('gives its worker one document after another, and keeps it', async () => {
    const { engine, workers, current } = engineWithWorkers();
    const first = engine.render(will, options);
    const second = engine.render(will, options);
    expect(current().requests).toHaveLength(1);
    current().render(1);
    expect(current().requests).toHaveLength(2);
    current().render(2);
    expect([await pagesOf(first), await pagesOf(second)]).toEqual([1, 2]);
    expect(workers).toHaveLength(1);
  });

  test('tells how far the document has come', async () => {
    const { engine, current } = engineWithWorkers();
    const heard: RenderProgress[] = [];
    const first = engine.render(will, { ...options, onProgress: (progress) => heard.push(progress) });
    const progress = { step: 'pages', done: 0.3 } as const;
    current().say({ id: current().id, outcome: 'progress', progress });
    current().say({ id: current().id + 1, outcome: 'progress', progress: { step: 'file', done: 1 } });
    current().render(1);
    await first;
    expect(heard).toEqual([progress]);
  });
});

const failures = [
  ['breaks off', (worker: FakeWorker) => worker.breakOff()],
  ['says nonsense', (worker: FakeWorker) => worker.say('hello')],
  [
    'fails for a reason that is none',
    (worker: FakeWorker) => {
      const data = { id: worker.id, outcome: 'failed', reason: 'weather', message: 'rain' };
      worker.dispatchEvent(new MessageEvent('message', { data }));
    },
  ],
  [
    'can’t load its fonts',
    (worker: FakeWorker) => worker.say({ id: worker.id, outcome: 'failed', reason: 'load', message: '404' }),
  ],
] as const;

describe('a worker that fails', () => {
  test.each(failures)('and %s gives way to a fresh one, which does the work', async (_, fail) => {
    const { engine, workers, current } = engineWithWorkers();
    const first = engine.render(will, options);
    fail(current());
    expect(workers[0]?.isTerminated).toBe(true);
    expect(workers).toHaveLength(2);
    current().render(9);
    expect(await pagesOf(first)).toBe(9);
  });

  test.each(failures)('and %s twice is a fault, and the next document has a fresh one', async (_, fail) => {
    const { engine, workers, current } = engineWithWorkers();
    const first = engine.render(will, options);
    const waiting = engine.render(will, options);
    fail(current());
    fail(current());
    expect(await codeOf(first)).toBe('worker-failed');
    expect(workers).toHaveLength(3);
    current().render(9);
    expect(await pagesOf(waiting)).toBe(9);
  });

  test('for the document’s own fault is not tried again', async () => {
    const { engine, workers, current } = engineWithWorkers();
    const first = engine.render(will, options);
    current().say({ id: current().id, outcome: 'failed', reason: 'render', message: 'layout' });
    expect(await codeOf(first)).toBe('render-failed');
    expect(workers).toHaveLength(1);
  });

  test('is not listened to any more', async () => {
    const { engine, workers, current } = engineWithWorkers();
    const first = engine.render(will, options);
    current().breakOff();
    workers[0]?.breakOff();
    current().render(9);
    expect(await pagesOf(first)).toBe(9);
    expect(workers).toHaveLength(2);
  });

  test('to start at all is an error, not a silence', async () => {
    let starts = 0;
    const engine = createPdfEngine(() => {
      starts += 1;
      throw new Error('Workers are switched off');
    });
    expect(await codeOf(engine.render(will, options))).toBe('worker-failed');
    expect(starts).toBe(2);
  });
});

describe('warming', () => {
  test('lets the document wait for it, on the same worker', async () => {
    const { engine, workers, current } = engineWithWorkers();
    engine.warm(meera);
    expect(current().requests.map(({ purpose }) => purpose)).toEqual(['warm']);
    // Composed there, not here.
    expect(current().requests[0]?.document).toEqual({ kind: 'will-to-compose', draft: meera });
    const first = engine.render(will, options);
    current().say({ id: current().id, outcome: 'warmed' });
    current().render(9);
    expect(await pagesOf(first)).toBe(9);
    expect(workers).toHaveLength(1);
  });

  test('that fails costs the document nothing', async () => {
    const { engine, workers, current } = engineWithWorkers();
    engine.warm(meera);
    current().breakOff();
    const first = engine.render(will, options);
    expect(workers).toHaveLength(2);
    current().render(9);
    expect(await pagesOf(first)).toBe(9);
  });

  test('is left out while the engine has work', () => {
    const { engine, current } = engineWithWorkers();
    engine.warm(meera);
    engine.warm(meera);
    expect(current().requests).toHaveLength(1);
  });
});

describe('giving up', () => {
  test('ends the work at once; what waits goes on with a fresh worker', async () => {
    const { engine, workers, current } = engineWithWorkers();
    const controller = new AbortController();
    const first = engine.render(will, { ...options, signal: controller.signal });
    const second = engine.render(will, options);
    controller.abort();
    expect(await codeOf(first)).toBe('cancelled');
    expect(workers[0]?.isTerminated).toBe(true);
    current().render(9);
    expect(await pagesOf(second)).toBe(9);
    expect(workers).toHaveLength(2);
  });

  test('what only waits leaves the worker alone', async () => {
    const { engine, workers, current } = engineWithWorkers();
    const controller = new AbortController();
    const first = engine.render(will, options);
    const second = engine.render(will, { ...options, signal: controller.signal });
    controller.abort();
    expect(await codeOf(second)).toBe('cancelled');
    current().render(9);
    expect(await pagesOf(first)).toBe(9);
    expect(workers).toHaveLength(1);
    expect(current().requests).toHaveLength(1);
  });

  test('before it began starts no worker', async () => {
    const { engine, workers } = engineWithWorkers();
    const first = engine.render(will, { ...options, signal: AbortSignal.abort() });
    expect(await codeOf(first)).toBe('cancelled');
    expect(workers).toEqual([]);
  });

  const endings = [
    ['done', (worker: FakeWorker) => worker.render(9)],
    [
      'refused',
      (worker: FakeWorker) =>
        worker.say({ id: worker.id, outcome: 'failed', reason: 'render', message: 'layout' }),
    ],
    ['cancelled', (_: FakeWorker, controller: AbortController) => controller.abort()],
    ['disposed of', (_: FakeWorker, __: AbortController, engine: PdfEngine) => engine.dispose()],
  ] as const;

  test.each(endings)('no longer hears of it once the document is %s', async (_, end) => {
    const { engine, current } = engineWithWorkers();
    const controller = new AbortController();
    const { signal } = controller;
    const document = engine.render(will, { ...options, signal });
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    end(current(), controller, engine);
    await Promise.allSettled([document]);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test('no longer hears of it once two workers have failed', async () => {
    const { engine, current } = engineWithWorkers();
    const { signal } = new AbortController();
    const document = engine.render(will, { ...options, signal });
    current().breakOff();
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    current().breakOff();
    expect(await codeOf(document)).toBe('worker-failed');
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test('after the end does no harm', async () => {
    const { engine, workers, current } = engineWithWorkers();
    const controller = new AbortController();
    const first = engine.render(will, { ...options, signal: controller.signal });
    current().render(9);
    await first;
    controller.abort();
    expect(workers[0]?.isTerminated).toBe(false);
  });

  test('the engine itself rejects what is awaited, and takes nothing more', async () => {
    const { engine, workers } = engineWithWorkers();
    const first = engine.render(will, options);
    const second = engine.render(will, options);
    engine.dispose();
    expect([await codeOf(first), await codeOf(second)]).toEqual(['disposed', 'disposed']);
    expect(await codeOf(engine.render(will, options))).toBe('disposed');
    engine.warm(meera);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.isTerminated).toBe(true);
  });
});
