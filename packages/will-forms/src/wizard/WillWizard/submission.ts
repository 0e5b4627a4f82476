/**
 * How far the submission of the will is.
 *
 * `submitted`: `pdfLink` is the stored document, for the frame; `downloadUrl` a `blob:` address of the very bytes
 * that were uploaded. `insufficient-balance`: the service's own HTML, not yet cleaned.
 *
 * @see spec.md section 4, Save and submit
 */
export type Submission =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'failed'; message: string }
  | {
      status: 'submitted';
      pdfLink: string;
      downloadUrl: string;
      /** `navigator.pdfViewerEnabled`: whether a frame shows a PDF here. */
      canShowPdf: boolean;
      sizeBytes: number;
      pages: number;
    }
  | { status: 'insufficient-balance'; messageHtml: string };
