import type { GlyphFinding } from '@virasat/pdf';
import { shownLetter } from '@virasat/will-model';
import { fieldName } from './field-name.ts';

/** Letters that no font of ours has: a will that would print boxes is not made. */
export class GlyphsMissingError extends Error {
  override readonly name = 'GlyphsMissingError';
  readonly code = 'glyphs-missing';
  constructor(readonly findings: readonly GlyphFinding[]) {
    super(`${findings.length} answers hold letters without a glyph`);
  }
}

/** The code that makes the PDF could not be loaded. A browser does not ask for it again before the page is loaded anew. */
export class PartMissingError extends Error {
  override readonly name = 'PartMissingError';
}

/** spec.md section 8, Wizard. */
const UPLOAD_FAILED = 'Failed to upload PDF.';

/** Proposed: the specification has no words for what helps then. */
const RELOAD =
  'A part of this page could not be loaded. Reload the page, then submit again. Nothing that you typed is lost.';

/**
 * What the person reads when a submit failed: the specification's words, and what to change where that is known.
 *
 * @see checks.md, D5
 */
export function submissionFailure(error: Error): string {
  if (error instanceof PartMissingError) return `${UPLOAD_FAILED} ${RELOAD}`;
  if (!(error instanceof GlyphsMissingError)) return UPLOAD_FAILED;
  const places = error.findings.map(({ field, letters }) => {
    const shown = letters.map((letter) => `‘${shownLetter(letter)}’`).join(' ');
    return field === undefined ? shown : `${shown} (${fieldName(field)})`;
  });
  return `${UPLOAD_FAILED} These letters can’t be printed; write them another way: ${places.join('; ')}.`;
}
