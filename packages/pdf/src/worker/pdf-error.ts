/**
 * What kept a PDF from being made: the worker could not start or broke off; the draft could not be rendered; or the
 * engine had been given up before.
 */
export type PdfErrorCode = 'worker-failed' | 'render-failed' | 'disposed';

/** A PDF that could not be made. `message` is for logs, never for the screen. */
export class PdfError extends Error {
  override readonly name = 'PdfError';

  constructor(
    readonly code: PdfErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
