/** A colour by its purpose; the will itself is ink alone. */
export type Tone = 'ink' | 'brand' | 'on-brand' | 'seal';

/** How a text looks. */
export interface TextStyle {
  readonly sizePt: number;
  readonly isBold: boolean;
}

/** A line of text. */
export interface PlacedText {
  readonly kind: 'text';
  readonly text: string;
  readonly xMm: number;
  /** From the top of the page. */
  readonly baselineMm: number;
  readonly style: TextStyle;
  readonly tone: Tone;
  /** The row of the wording that it prints. */
  readonly key: string;
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
