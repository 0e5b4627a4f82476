import type { WillDraft } from '@virasat/will-model';
import { composeWill } from '../content/compose-will.ts';
import type { ComposedDocument } from '../document/composed-document.ts';
import type { RenderedDocument, RenderOptions, RenderProgress } from '../pipeline/rendered-document.ts';
import { isRenderAnswer, type RenderRequest } from './messages.ts';
import { PdfError } from './pdf-error.ts';

/** What a rendering on the engine is asked for with. */
export interface EngineOptions extends RenderOptions {
  /** Hears how far it has come; never again once the promise is settled. */
  readonly onProgress?: (progress: RenderProgress) => void;
  /** Gives the rendering up: its promise is rejected at once, with the code 'cancelled'. */
  readonly signal?: AbortSignal;
}

/** Makes PDFs off the main thread. */
export interface PdfEngine {
  /**
   * Renders a composed document: a will, a deed, an invoice. Nothing is loaded before the first call. Where a worker
   * fails, a fresh one is tried once.
   *
   * @throws PdfError Where the PDF can't be made; the next call starts with a fresh worker.
   */
  render(document: ComposedDocument, options: EngineOptions): Promise<RenderedDocument>;
  /** Composes the will of a draft and renders it, as `render` does. */
  renderWill(draft: WillDraft, options: EngineOptions): Promise<RenderedDocument>;
  /**
   * Loads what the will of a draft will need, and renders it once for practice, so that `render` is quick; it is composed
   * by the worker, too. What goes wrong here goes wrong again, and is told, when the will is rendered in earnest.
   */
  warm(draft: WillDraft): void;
  /** Stops the worker; whatever is still awaited is rejected. */
  dispose(): void;
}

/** What the engine needs of a worker. */
export type PdfWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** A fault of one worker is put right by another; a fault of two is not the worker's. */
const MOST_TRIES = 2;

/** A request that is not answered yet. */
interface Job {
  readonly request: RenderRequest;
  readonly onProgress: (progress: RenderProgress) => void;
  readonly resolve: (rendered: RenderedDocument) => void;
  readonly reject: (error: PdfError) => void;
  /** Lets go of the signal, which may live on for as long as the page does. */
  readonly unlisten: () => void;
  tries: number;
}

// Written out where it stands: bundlers look for exactly these words.
const startWorker = (): PdfWorker =>
  new Worker(new URL('./will-worker.ts', import.meta.url), { type: 'module', name: 'pdf' });

const disposedError = (): PdfError => new PdfError('disposed', 'The engine has been disposed of');

class WorkerEngine implements PdfEngine {
  #worker: PdfWorker | undefined;
  #lastId = 0;
  #isDisposed = false;
  /** The first is with the worker, the others wait. */
  #jobs: Job[] = [];

  constructor(private readonly createWorker: () => PdfWorker) {}

  render(
    document: ComposedDocument,
    { createdAt, onProgress, signal }: EngineOptions,
  ): Promise<RenderedDocument> {
    if (this.#isDisposed) return Promise.reject(disposedError());
    return new Promise((resolve, reject) => {
      const cancel = (): void => this.#cancel(job, signal?.reason);
      const job: Job = {
        request: this.#request('render', document, createdAt),
        onProgress: onProgress ?? (() => undefined),
        resolve,
        reject,
        unlisten: () => signal?.removeEventListener('abort', cancel),
        tries: 0,
      };
      signal?.addEventListener('abort', cancel, { once: true });
      this.#jobs.push(job);
      if (signal?.aborted) cancel();
      else if (this.#jobs.length === 1) this.#begin(job);
    });
  }

  renderWill(draft: WillDraft, options: EngineOptions): Promise<RenderedDocument> {
    return this.render(composeWill(draft), options);
  }

  warm(draft: WillDraft): void {
    if (this.#isDisposed || this.#jobs.length > 0) return;
    const job: Job = {
      // A practice run leaves no file behind, so its time is no matter.
      request: this.#request('warm', { kind: 'will-to-compose', draft }, '2000-01-01T00:00:00Z'),
      onProgress: () => undefined,
      resolve: () => undefined,
      reject: () => undefined,
      unlisten: () => undefined,
      tries: 0,
    };
    this.#jobs.push(job);
    this.#begin(job);
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#letGo();
    const jobs = this.#jobs;
    this.#jobs = [];
    for (const { reject, unlisten } of jobs) {
      unlisten();
      reject(disposedError());
    }
  }

  #request(
    purpose: RenderRequest['purpose'],
    document: RenderRequest['document'],
    createdAt: string,
  ): RenderRequest {
    this.#lastId += 1;
    return { id: this.#lastId, purpose, document, options: { createdAt } };
  }

  /** Gives a job to the worker, a fresh one where there is none. */
  #begin(job: Job): void {
    job.tries += 1;
    try {
      this.#worker ??= this.#started();
      this.#worker.postMessage(job.request);
    } catch (cause) {
      this.#fail(new PdfError('worker-failed', 'The worker did not take the request', { cause }));
    }
  }

  #started(): PdfWorker {
    const worker = this.createWorker();
    // A worker that has been replaced may still speak; nobody waits for it any more.
    const isCurrent = (): boolean => this.#worker === worker;
    const listen = (type: 'message' | 'messageerror' | 'error', take: (event: Event) => void): void =>
      worker.addEventListener(type, (event: Event) => {
        if (isCurrent()) take(event);
      });
    listen('message', (event) => this.#take(event instanceof MessageEvent ? event.data : null));
    listen('messageerror', () => this.#fail(new PdfError('worker-failed', 'The answer could not be read')));
    listen('error', (event) => {
      const message = 'message' in event ? String(event.message) : event.type;
      this.#fail(new PdfError('worker-failed', `The worker broke off: ${message}`));
    });
    return worker;
  }

  #take(data: unknown): void {
    const [job] = this.#jobs;
    if (!isRenderAnswer(data)) {
      this.#fail(new PdfError('worker-failed', 'The answer does not fit the question'));
      return;
    }
    if (job === undefined || data.id !== job.request.id) return;
    switch (data.outcome) {
      case 'progress':
        job.onProgress(data.progress);
        break;
      case 'warmed':
        this.#leave(job);
        break;
      case 'rendered':
        job.resolve(data.rendered);
        this.#leave(job);
        break;
      case 'failed':
        if (data.reason === 'load') this.#fail(new PdfError('worker-failed', data.message));
        else this.#refuse(job, new PdfError('render-failed', data.message));
        break;
      default:
        data satisfies never;
    }
  }

  #refuse(job: Job, error: PdfError): void {
    job.reject(error);
    this.#leave(job);
  }

  /** A job is over; the next begins, unless it is with the worker already. */
  #leave(job: Job): void {
    job.unlisten();
    this.#jobs = this.#jobs.filter((other) => other !== job);
    const [next] = this.#jobs;
    if (next !== undefined && next.tries === 0) this.#begin(next);
  }

  /** The worker is of no more use: its job is tried once more on a fresh one. */
  #fail(error: PdfError): void {
    this.#letGo();
    const [job] = this.#jobs;
    if (job === undefined) return;
    if (job.tries < MOST_TRIES && job.request.purpose === 'render') this.#begin(job);
    else this.#refuse(job, error);
  }

  #cancel(job: Job, cause: unknown): void {
    const isRunning = this.#jobs[0] === job && job.tries > 0;
    // A worker can't be stopped in the middle of its work but by ending it.
    if (isRunning) this.#letGo();
    if (this.#jobs.includes(job))
      this.#refuse(job, new PdfError('cancelled', 'The rendering was cancelled', { cause }));
  }

  #letGo(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

/**
 * Makes an engine. It starts its worker with the first document that is asked for.
 *
 * @param createWorker Starts the worker; another one only in tests.
 * @see architecture.md, 'content security policy': the worker's own response alone may compile WebAssembly
 */
export const createPdfEngine = (createWorker: () => PdfWorker = startWorker): PdfEngine =>
  new WorkerEngine(createWorker);
