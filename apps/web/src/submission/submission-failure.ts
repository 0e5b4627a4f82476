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

/** spec.md section 8, Wizard. */
const UPLOAD_FAILED = 'Failed to upload PDF.';

/**
 * What the person reads when a submit failed: the specification's words, and what to change where that is known.
 *
 * @see checks.md, D5
 */
export function submissionFailure(error: Error): string {
  if (!(error instanceof GlyphsMissingError)) return UPLOAD_FAILED;
  const places = error.findings.map(({ field, letters }) => {
    const shown = letters.map((letter) => `‘${shownLetter(letter)}’`).join(' ');
    return field === undefined ? shown : `${shown} (${fieldName(field)})`;
  });
  return `${UPLOAD_FAILED} These letters can’t be printed; write them another way: ${places.join('; ')}.`;
}
