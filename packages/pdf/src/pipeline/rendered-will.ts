/** What a will is rendered with beside its draft. */
export interface RenderOptions {
  /** When the document was made: an ISO time in UTC, as `Date.prototype.toISOString` gives it. */
  readonly createdAt: string;
}

/** A will as a PDF file. */
export interface RenderedWill {
  readonly bytes: Uint8Array;
  /** All pages, the instruction page among them. */
  readonly pages: number;
  /** Letters that no font has; each of them is printed as a box, so such a will must not be given out. */
  readonly missing: readonly string[];
}
