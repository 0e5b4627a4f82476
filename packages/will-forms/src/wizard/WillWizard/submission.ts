import type { RenderProgress } from '@virasat/pdf';

/** How far a submission has come: the PDF is made, then it is sent. */
export interface SubmissionProgress {
  readonly step: RenderProgress['step'] | 'sending';
  /** Of the whole, from 0 to 1. */
  readonly done: number;
}

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
  | { status: 'submitting'; progress?: SubmissionProgress }
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
