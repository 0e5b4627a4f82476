/** The place of an answer in the draft, as 'assets.0.identifier'. */
export type DraftPath = string;

/** One stretch of a text. Joined, the stretches read as whole sentences. */
export type Segment =
  /** The will's own words. */
  | { readonly kind: 'words'; readonly text: string }
  /** What the person typed, letter for letter, and where. */
  | { readonly kind: 'value'; readonly text: string; readonly field: DraftPath }
  /** Left for the pen, or not answered yet. */
  | { readonly kind: 'blank'; readonly field?: DraftPath }
  /** The number of the page on which it stands; known to layout alone. */
  | { readonly kind: 'page-number' }
  /** How many pages the will has; known to layout alone. */
  | { readonly kind: 'page-count' };

/** A text of which one knows which letters the person typed. */
export type RichText = readonly Segment[];

/** What stands in a line of print where something is left to fill in. */
export const BLANK_TEXT = '__________';

/** Makes a text of the will's own words. */
export const words = (text: string): RichText => [{ kind: 'words', text }];

/** The page numbers that layout puts in. */
export interface PageFacts {
  readonly pageNumber: number;
  readonly pageCount: number;
}

function segmentText(segment: Segment, facts: PageFacts): string {
  switch (segment.kind) {
    case 'words':
    case 'value':
      return segment.text;
    case 'blank':
      return BLANK_TEXT;
    case 'page-number':
      return String(facts.pageNumber);
    case 'page-count':
      return String(facts.pageCount);
    default:
      return segment satisfies never;
  }
}

/** Joins a text as it is printed. */
export const plainText = (text: RichText, facts: PageFacts): string =>
  text.map((segment) => segmentText(segment, facts)).join('');

/** Says whether a text is nothing but what the person typed. */
export const isTyped = (text: RichText): boolean =>
  text.length > 0 && text.every(({ kind }) => kind === 'value');

/** The answers of which a text speaks, each once, in its order. */
export const fieldsOf = (...texts: readonly RichText[]): DraftPath[] => [
  ...new Set(
    texts
      .flat()
      .flatMap((segment) =>
        (segment.kind === 'value' || segment.kind === 'blank') && segment.field !== undefined
          ? [segment.field]
          : [],
      ),
  ),
];
