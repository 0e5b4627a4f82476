/**
 * What kept a PDF from being made: two workers, one after the other, could not start, load or go on; the document could
 * not be rendered; whoever asked has cancelled; or the engine had been given up before.
 */
export type PdfErrorCode = 'worker-failed' | 'render-failed' | 'cancelled' | 'disposed';

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
