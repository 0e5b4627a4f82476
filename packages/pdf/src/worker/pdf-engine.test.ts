import { meera } from '@virasat/will-model/fixtures';
import { describe, expect, test } from 'vitest';
import { isRenderRequest, type RenderAnswer } from './messages.ts';
import { createPdfEngine, type PdfWorker } from './pdf-engine.ts';
import { PdfError } from './pdf-error.ts';

const options = { createdAt: '2026-01-02T03:04:05Z' };
const will = { bytes: new Uint8Array([37, 80, 68, 70]), pages: 9, missing: [] };

/** A worker without a thread: it hands requests to the test and says what the test wants. */
class FakeWorker extends EventTarget implements PdfWorker {
  readonly ids: number[] = [];
  isTerminated = false;

  postMessage(message: unknown): void {
    if (!isRenderRequest(message)) throw new Error('Not a request');
    this.ids.push(message.id);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(data: RenderAnswer | string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
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

describe('the engine', () => {
  test('starts no worker before a will is asked for', () => {
    expect(engineWithWorkers().workers).toEqual([]);
  });

  test('gives each answer to its own question, whatever the order', async () => {
    const { engine, current } = engineWithWorkers();
    const first = engine.renderWill(meera, options);
    const second = engine.renderWill(meera, options);
    const [one = 0, two = 0] = current().ids;
    current().say({ id: two, outcome: 'rendered', will: { ...will, pages: 2 } });
    current().say({ id: one, outcome: 'rendered', will: { ...will, pages: 1 } });
    expect([(await first).pages, (await second).pages]).toEqual([1, 2]);
  });

  test('keeps its worker from one will to the next', async () => {
    const { engine, workers, current } = engineWithWorkers();
    const first = engine.renderWill(meera, options);
    current().say({ id: 1, outcome: 'rendered', will });
    await first;
    const second = engine.renderWill(meera, options);
    current().say({ id: 2, outcome: 'rendered', will });
    await second;
    expect(workers).toHaveLength(1);
  });

  test.each([
    ['breaks off', 'worker-failed', (worker: FakeWorker) => worker.breakOff()],
    ['says nonsense', 'worker-failed', (worker: FakeWorker) => worker.say('hello')],
    [
      'fails',
      'render-failed',
      (worker: FakeWorker) => worker.say({ id: 1, outcome: 'failed', message: 'layout' }),
    ],
  ] as const)('takes a fresh worker after one that %s', async (_, code, fail) => {
    const { engine, workers, current } = engineWithWorkers();
    const first = engine.renderWill(meera, options);
    fail(current());
    expect(await codeOf(first)).toBe(code);
    expect(workers[0]?.isTerminated).toBe(true);
    const second = engine.renderWill(meera, options);
    expect(workers).toHaveLength(2);
    current().say({ id: 2, outcome: 'rendered', will });
    expect((await second).pages).toBe(9);
  });

  test('does not listen to a worker that it has let go', async () => {
    const { engine, workers, current } = engineWithWorkers();
    const first = engine.renderWill(meera, options);
    current().breakOff();
    await codeOf(first);
    const second = engine.renderWill(meera, options);
    workers[0]?.breakOff();
    current().say({ id: 2, outcome: 'rendered', will });
    expect((await second).pages).toBe(9);
  });

  test('a worker that can’t be started is an error, not a silence', async () => {
    const engine = createPdfEngine(() => {
      throw new Error('Workers are switched off');
    });
    expect(await codeOf(engine.renderWill(meera, options))).toBe('worker-failed');
  });

  test('rejects what is awaited when it is disposed of, and takes nothing more', async () => {
    const { engine, workers } = engineWithWorkers();
    const first = engine.renderWill(meera, options);
    engine.dispose();
    expect(await codeOf(first)).toBe('disposed');
    expect(await codeOf(engine.renderWill(meera, options))).toBe('disposed');
    expect(workers[0]?.isTerminated).toBe(true);
  });
});
