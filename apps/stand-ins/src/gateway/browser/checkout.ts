import { isFrameMessage, type Receipt } from './messages.ts';

/** As much of the checkout's options as is known here; others are ignored, as there. */
interface CheckoutOptions {
  key: string;
  order_id: string;
  /** Paise. */
  amount: number | string;
  currency?: string;
  name?: string;
  description?: string;
  prefill?: { name?: string; email?: string; contact?: string };
  notes?: Record<string, string>;
  modal?: { ondismiss?: () => void; escape?: boolean; backdropclose?: boolean; confirm_close?: boolean };
  handler?: (receipt: Receipt) => void;
}

type FailureListener = (response: { error: object }) => void;

const script = document.currentScript;
const gateway = script instanceof HTMLScriptElement ? new URL(script.src).origin : window.location.origin;

function frameAddress(options: CheckoutOptions): string {
  const { modal = {}, prefill = {} } = options;
  const query = new URLSearchParams({
    parent: window.location.origin,
    key_id: options.key,
    order_id: options.order_id,
    amount: String(options.amount),
    currency: options.currency ?? 'INR',
    name: options.name ?? '',
    description: options.description ?? '',
    email: prefill.email ?? '',
    contact: prefill.contact ?? '',
    notes: JSON.stringify(options.notes ?? {}),
    escape: String(modal.escape ?? true),
    backdropclose: String(modal.backdropclose ?? false),
    confirm_close: String(modal.confirm_close ?? false),
  });
  return `${gateway}/v1/checkout/frame?${query}`;
}

/** Over everything but the browser's top layer: a modal dialog of the page's own would cover it, as the real one. */
function drawContainer(options: CheckoutOptions): { container: HTMLElement; frame: HTMLIFrameElement } {
  const container = document.createElement('div');
  container.className = 'razorpay-container';
  Object.assign(container.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
  const frame = document.createElement('iframe');
  frame.className = 'razorpay-checkout-frame';
  frame.title = 'Payment checkout';
  frame.src = frameAddress(options);
  Object.assign(frame.style, { width: '100%', height: '100%', border: '0', background: 'transparent' });
  container.append(frame);
  document.body.append(container);
  return { container, frame };
}

/** The checkout, as a page uses it. */
class Razorpay {
  readonly #options: CheckoutOptions;
  readonly #onFailure: FailureListener[] = [];
  #close: (() => void) | undefined;

  constructor(options: CheckoutOptions) {
    if (!options?.key) throw new TypeError('No key passed');
    this.#options = options;
  }

  on(event: string, listener: FailureListener): void {
    if (event === 'payment.failed') this.#onFailure.push(listener);
  }

  open(): void {
    if (this.#close !== undefined) return;
    const options = this.#options;
    const { container, frame } = drawContainer(options);
    const overflow = document.body.style.overflow;
    document.body.style.overflow = 'hidden';

    const dismiss = (): void => {
      this.close();
      options.modal?.ondismiss?.();
    };
    const hear = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== frame.contentWindow || !isFrameMessage(data)) return;
      if (data.what === 'closed') dismiss();
      if (data.what === 'failed') for (const listener of this.#onFailure) listener({ error: data.error });
      if (data.what === 'paid') {
        this.close();
        options.handler?.(data.receipt);
      }
    };
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && options.modal?.escape !== false) dismiss();
    };
    window.addEventListener('message', hear);
    document.addEventListener('keydown', leave);
    frame.addEventListener('load', () => frame.focus());

    this.#close = () => {
      window.removeEventListener('message', hear);
      document.removeEventListener('keydown', leave);
      container.remove();
      document.body.style.overflow = overflow;
    };
  }

  close(): void {
    this.#close?.();
    this.#close = undefined;
  }
}

Object.assign(window, { Razorpay });
