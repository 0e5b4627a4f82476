import type { Block } from '../document/blocks.ts';
import type { DraftPath, RichText, Segment } from '../document/rich-text.ts';
import type { WillDocument } from '../document/will-document.ts';
import { covers } from '../text/covers.ts';
import { graphemesOf } from '../text/graphemes.ts';
import { isInFont } from './coverage.ts';

/** Letters that can't be printed, and the answer in which they stand. */
export interface GlyphFinding {
  /** Absent where the will's own words hold them. */
  readonly field?: DraftPath;
  /** Each letter once, in the order in which it stands; an emoji of several characters is one. */
  readonly letters: readonly string[];
}

function textsOf(block: Block): readonly RichText[] {
  switch (block.kind) {
    case 'title':
    case 'heading':
    case 'paragraph':
    case 'verbatim':
      return [block.text];
    case 'article-heading':
      return [block.number, block.text];
    case 'table':
      return [...block.rows, ...(block.total ? [block.total] : [])].flatMap(({ cells }) => cells);
    case 'form':
      return block.lines.flatMap(({ value }) => (value === null ? [] : [value]));
    default:
      return block satisfies never;
  }
}

const allTexts = ({ title, articles, footer }: WillDocument): readonly RichText[] => [
  footer.name,
  ...[title, ...articles.flatMap(({ heading, blocks }) => [heading, ...blocks])].flatMap(textsOf),
];

const unprintable = (segment: Segment): string[] =>
  segment.kind === 'words' || segment.kind === 'value'
    ? graphemesOf(segment.text.replace(/[\n\t]/g, ' ')).filter((letter) => !covers(letter, isInFont))
    : [];

/**
 * Finds what can't be printed before it is printed: a letter without a glyph is never dropped in silence.
 *
 * @returns One finding an answer, in the will's order; empty where everything can be printed.
 * @see architecture.md, 'letters without a glyph, emoji'; checks.md, D5
 */
export function auditGlyphs(document: WillDocument): GlyphFinding[] {
  const byField = new Map<DraftPath | undefined, Set<string>>();
  for (const segment of allTexts(document).flat()) {
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
