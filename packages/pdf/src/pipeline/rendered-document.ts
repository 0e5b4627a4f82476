/** What a document is rendered with. */
export interface RenderOptions {
  /** When the document was made: an ISO time in UTC, as `Date.prototype.toISOString` gives it. */
  readonly createdAt: string;
}

/** How far a rendering has come. */
export interface RenderProgress {
  readonly step: 'fonts' | 'pages' | 'file';
  /** Of the whole, from 0 to 1; it never goes back. */
  readonly done: number;
}

/** A document as a PDF file. */
export interface RenderedDocument {
  readonly bytes: Uint8Array;
  /** All pages; of a will the instruction page among them. */
  readonly pages: number;
  /** Letters that no font has; each of them is printed as a box, so such a document must not be given out. */
  readonly missing: readonly string[];
}
