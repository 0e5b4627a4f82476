import type { RenderedWill, RenderOptions } from '../pipeline/rendered-will.ts';

/** Asks the worker for a will. The draft is parsed there, as all that comes from outside. */
export interface RenderRequest {
  readonly id: number;
  readonly draft: unknown;
  readonly options: RenderOptions;
}

/** What the worker answers. */
export type RenderAnswer =
  | { readonly id: number; readonly outcome: 'rendered'; readonly will: RenderedWill }
  | { readonly id: number; readonly outcome: 'failed'; readonly message: string };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Says whether a message is a request for a will. */
export const isRenderRequest = (message: unknown): message is RenderRequest =>
  isObject(message) &&
  'id' in message &&
  typeof message.id === 'number' &&
  'draft' in message &&
  'options' in message &&
  isObject(message.options) &&
  'createdAt' in message.options &&
  typeof message.options.createdAt === 'string';

const isRenderedWill = (value: unknown): value is RenderedWill =>
  isObject(value) &&
  'bytes' in value &&
  value.bytes instanceof Uint8Array &&
  'pages' in value &&
  typeof value.pages === 'number' &&
  'missing' in value &&
  Array.isArray(value.missing);

/** Says whether a message is a worker's answer. */
export const isRenderAnswer = (message: unknown): message is RenderAnswer =>
  isObject(message) &&
  'id' in message &&
  typeof message.id === 'number' &&
  'outcome' in message &&
  ((message.outcome === 'rendered' && 'will' in message && isRenderedWill(message.will)) ||
    (message.outcome === 'failed' && 'message' in message && typeof message.message === 'string'));
