import type { WillDraft } from '@virasat/will-model';
import type { RenderedWill, RenderOptions } from '../pipeline/rendered-will.ts';
import { isRenderAnswer, type RenderRequest } from './messages.ts';
import { PdfError } from './pdf-error.ts';

/** Makes PDFs off the main thread. */
export interface PdfEngine {
  /**
   * Renders a will. Nothing is loaded before the first call.
   *
   * @throws PdfError Where the PDF can't be made; the next call starts with a fresh worker.
   */
  renderWill(draft: WillDraft, options: RenderOptions): Promise<RenderedWill>;
  /** Stops the worker; whatever is still awaited is rejected. */
  dispose(): void;
}

/** What the engine needs of a worker. */
export type PdfWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

interface Waiting {
  readonly resolve: (will: RenderedWill) => void;
  readonly reject: (error: PdfError) => void;
}

// Written out where it stands: bundlers look for exactly these words.
const startWorker = (): PdfWorker =>
  new Worker(new URL('./will-worker.ts', import.meta.url), { type: 'module', name: 'pdf' });

class WorkerEngine implements PdfEngine {
  #worker: PdfWorker | undefined;
  #lastId = 0;
  #isDisposed = false;
  readonly #waiting = new Map<number, Waiting>();

  constructor(private readonly createWorker: () => PdfWorker) {}

  renderWill(draft: WillDraft, options: RenderOptions): Promise<RenderedWill> {
    if (this.#isDisposed) return Promise.reject(new PdfError('disposed', 'The engine has been disposed of'));
    this.#lastId += 1;
    const request: RenderRequest = { id: this.#lastId, draft, options };
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { resolve, reject });
      try {
        this.#worker ??= this.#started();
        this.#worker.postMessage(request);
      } catch (cause) {
        this.#giveUp(new PdfError('worker-failed', 'The worker did not take the request', { cause }));
      }
    });
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#giveUp(new PdfError('disposed', 'The engine has been disposed of'));
  }

  #started(): PdfWorker {
    const worker = this.createWorker();
    // A worker that has been replaced may still speak; nobody waits for it any more.
    const isCurrent = (): boolean => this.#worker === worker || this.#worker === undefined;
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isCurrent()) this.#take(data);
    });
    worker.addEventListener('messageerror', () => {
      if (isCurrent()) this.#giveUp(new PdfError('worker-failed', 'The answer could not be read'));
    });
    worker.addEventListener('error', (event) => {
      if (isCurrent()) this.#giveUp(new PdfError('worker-failed', `The worker broke off: ${event.message}`));
    });
    return worker;
  }

  #take(data: unknown): void {
    if (!isRenderAnswer(data)) {
      this.#giveUp(new PdfError('worker-failed', 'The answer does not fit the question'));
    } else if (data.outcome === 'failed') {
      this.#giveUp(new PdfError('render-failed', data.message));
    } else {
      this.#waiting.get(data.id)?.resolve(data.will);
      this.#waiting.delete(data.id);
    }
  }

  /** Rejects all that is awaited, and lets the worker go: the next request finds a fresh one. */
  #giveUp(error: PdfError): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(error);
  }
}

/**
 * Makes an engine. It starts its worker with the first will that is asked for.
 *
 * @param createWorker Starts the worker; another one only in tests.
 * @see architecture.md, 'content security policy': the worker's own response alone may compile WebAssembly
 */
export const createPdfEngine = (createWorker: () => PdfWorker = startWorker): PdfEngine =>
  new WorkerEngine(createWorker);
