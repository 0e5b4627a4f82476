import type { ElementPath } from './structure.ts';

/** A colour by its purpose; the will itself is ink alone. */
export type Tone = 'ink' | 'brand' | 'on-brand' | 'seal';

/** How a text looks. */
export interface TextStyle {
  readonly sizePt: number;
  readonly isBold: boolean;
}

/** Which way a line runs as a whole; words of another script run their own way in it. */
export interface LineDirection {
  /** From right to left, as Urdu does. */
  readonly isRightToLeft?: true;
}

/** A line of text. */
export interface PlacedText extends LineDirection {
  readonly kind: 'text';
  readonly text: string;
  readonly xMm: number;
  /** From the top of the page. */
  readonly baselineMm: number;
  readonly style: TextStyle;
  readonly tone: Tone;
  /** The row of the wording that it prints. */
  readonly key: string;
  /** Where it belongs when the document is read out; absent where it is not read, as at the foot of a page. */
  readonly element?: ElementPath;
  /** White space follows in the text: unseen, but for those who have it read out or copy it. */
  readonly endsWord?: true;
  /** The spaces are widened until the line is this wide. */
  readonly spreadToMm?: number;
}

/** A straight line. */
export interface PlacedRule {
  readonly kind: 'rule';
  readonly fromMm: Point;
  readonly toMm: Point;
  readonly weightMm: number;
  readonly tone: Tone;
}

/** A filled circle. */
export interface PlacedDisc {
  readonly kind: 'disc';
  readonly centreMm: Point;
  readonly radiusMm: number;
  readonly tone: Tone;
}

/** A place on the page, from its left and its top. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Something drawn at a place. */
export type PlacedItem = PlacedText | PlacedRule | PlacedDisc;

/** A page, with everything on it in the order in which it is read. */
export interface Page {
  readonly kind: 'instructions' | 'will' | 'sheet' | 'invoice';
  readonly items: readonly PlacedItem[];
}

/** Tells how wide a text is in a style, in mm. */
export type Measure = (text: string, style: TextStyle) => number;
