/** What is asked: somebody is not living when the testator dies, or something is no longer owned then. */
export type WhatIfQuestion =
  | { readonly kind: 'nominee-dies'; readonly nomineeId: string }
  | { readonly kind: 'asset-gone'; readonly assetId: string };

/** An exact part of a whole, in lowest terms: 1/3 is { part: 1, of: 3 }. */
export interface Fraction {
  readonly part: number;
  readonly of: number;
}

/** Who takes something then. */
export type Taker =
  | { readonly kind: 'nominee'; readonly nomineeId: string }
  /** The descendants of a nominee who died first, equally by branch, if any of them is living. */
  | { readonly kind: 'descendants'; readonly nomineeId: string }
  /** The heirs whom the will itself names as a group. */
  | { readonly kind: 'legal-heirs' }
  /** Whoever the person's own words of Article VI give it to. */
  | { readonly kind: 'own-words' }
  /** Nobody by this will: the law of intestate succession. */
  | { readonly kind: 'intestacy' }
  /** Nobody: there is nothing to take. */
  | { readonly kind: 'nobody' };

/** One thing that then happens. All texts are in the will's language. */
export interface WhatIfLine {
  readonly taker: Taker;
  /** Who takes it, by name where somebody is named. */
  readonly who: string;
  /** What is taken: an asset by its name, or the residue. */
  readonly what: string;
  /** The asset; absent for the residue. */
  readonly assetId?: string;
  /** How much of it. The shares of one thing, of lines with one `condition`, add up to the whole of it. */
  readonly share: Fraction;
  /** The clause that decides, as 'IV.8'. */
  readonly clauseId: string;
  /** Lines that exclude each other: with and without living descendants; 'always' where it makes no difference. */
  readonly condition: 'always' | 'with-descendants' | 'without-descendants';
  /** The whole sentence. */
  readonly text: string;
}

/** The answer: what changes, in the will's order. */
export interface WhatIfReport {
  /** What is asked, as a sentence. */
  readonly title: string;
  readonly lines: readonly WhatIfLine[];
}
