import type { WillDraft } from '@virasat/will-model';
import type { ComposedDocument } from '../document/composed-document.ts';
import type { RenderedDocument, RenderOptions, RenderProgress } from '../pipeline/rendered-document.ts';

/** Answers whose will is still to be composed: a long one takes longer than a page may stand still. */
export interface WillToCompose {
  readonly kind: 'will-to-compose';
  readonly draft: WillDraft;
}

/** Asks the worker for a document's PDF. */
export interface RenderRequest {
  readonly id: number;
  /** 'warm' lays the document out and writes it, and throws the result away: the next time is quick then. */
  readonly purpose: 'render' | 'warm';
  readonly document: ComposedDocument | WillToCompose;
  readonly options: RenderOptions;
}

/** What the worker says. */
export type RenderAnswer =
  | { readonly id: number; readonly outcome: 'progress'; readonly progress: RenderProgress }
  | { readonly id: number; readonly outcome: 'rendered'; readonly rendered: RenderedDocument }
  | { readonly id: number; readonly outcome: 'warmed' }
  /** `reason` 'load': a part of the engine or a font didn't come; a fresh worker may have more luck. */
  | {
      readonly id: number;
      readonly outcome: 'failed';
      readonly reason: 'load' | 'render';
      readonly message: string;
    };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isComposedDocument = (value: unknown): value is ComposedDocument =>
  isObject(value) &&
  'kind' in value &&
  (value.kind === 'will' || value.kind === 'sheet' || value.kind === 'invoice');

/** Says whether a message is a request. */
export const isRenderRequest = (message: unknown): message is RenderRequest =>
  isObject(message) &&
  'id' in message &&
  typeof message.id === 'number' &&
  'purpose' in message &&
  (message.purpose === 'render' || message.purpose === 'warm') &&
  'document' in message &&
  (isComposedDocument(message.document) || isWillToCompose(message.document)) &&
  'options' in message &&
  isObject(message.options) &&
  'createdAt' in message.options &&
  typeof message.options.createdAt === 'string';

const isWillToCompose = (value: unknown): value is WillToCompose =>
  isObject(value) &&
  'kind' in value &&
  value.kind === 'will-to-compose' &&
  'draft' in value &&
  isObject(value.draft);

const isProgress = (value: unknown): value is RenderProgress =>
  isObject(value) && 'step' in value && 'done' in value && typeof value.done === 'number';

const isRenderedDocument = (value: unknown): value is RenderedDocument =>
  isObject(value) &&
  'bytes' in value &&
  value.bytes instanceof Uint8Array &&
  'pages' in value &&
  typeof value.pages === 'number' &&
  'missing' in value &&
  Array.isArray(value.missing);

/** Says whether a message is a worker's answer. */
export function isRenderAnswer(message: unknown): message is RenderAnswer {
  if (!isObject(message) || !('id' in message) || typeof message.id !== 'number') return false;
  if (!('outcome' in message)) return false;
  switch (message.outcome) {
    case 'progress':
      return 'progress' in message && isProgress(message.progress);
    case 'rendered':
      return 'rendered' in message && isRenderedDocument(message.rendered);
    case 'warmed':
      return true;
    case 'failed':
      return (
        'reason' in message &&
        (message.reason === 'load' || message.reason === 'render') &&
        'message' in message &&
        typeof message.message === 'string'
      );
    default:
      return false;
  }
}
