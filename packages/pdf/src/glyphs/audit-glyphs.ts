import { hiddenIn } from '@virasat/will-model';
import { type ComposedDocument, textsOf } from '../document/composed-document.ts';
import type { DraftPath, Segment } from '../document/rich-text.ts';
import { familyCovers, familyOf, OWN_FAMILY } from '../fonts/coverage.ts';
import { graphemesOf } from '../text/graphemes.ts';

/**
 * Letters that can't be printed, and the answer in which they stand: those without a glyph, and those that print as
 * nothing or turn what stands beside them round.
 */
export interface GlyphFinding {
  /** Absent where the document's own words hold them. */
  readonly field?: DraftPath;
  /** Each letter once, in the order in which it stands; an emoji of several characters is one. */
  readonly letters: readonly string[];
}

/** Every stretch of a document that an answer can have brought in, as it is printed. */
export const printedTexts = (document: ComposedDocument): string[] =>
  textsOf(document)
    .flat()
    .flatMap((segment) =>
      segment.kind === 'words' || segment.kind === 'value' ? [unbroken(segment.text)] : [],
    );

const unbroken = (text: string): string => text.replace(/[\n\t]/g, ' ');

function unprintable(segment: Segment): string[] {
  if (segment.kind !== 'words' && segment.kind !== 'value') return [];
  const text = unbroken(segment.text);
  const missing = familyCovers(OWN_FAMILY, text)
    ? []
    : graphemesOf(text).filter((letter) => familyOf(letter) === null);
  const drawn = missing.reduce((rest, letter) => rest.replaceAll(letter, ''), text);
  return [...missing, ...hiddenIn(drawn)];
}

/**
 * Finds what can't be printed before it is printed: a letter without a glyph is never dropped in silence.
 *
 * @returns One finding an answer, in the document's order; empty where everything can be printed.
 * @see architecture.md, 'letters without a glyph, emoji'; checks.md, D5
 */
export function auditGlyphs(document: ComposedDocument): GlyphFinding[] {
  const byField = new Map<DraftPath | undefined, Set<string>>();
  for (const segment of textsOf(document).flat()) {
    const letters = unprintable(segment);
    if (letters.length === 0) continue;
    const field = segment.kind === 'value' ? segment.field : undefined;
    byField.set(field, new Set([...(byField.get(field) ?? []), ...letters]));
  }
  return [...byField].map(([field, letters]) => ({
    ...(field === undefined ? {} : { field }),
    letters: [...letters],
  }));
}
