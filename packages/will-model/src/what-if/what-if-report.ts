/** What is asked: somebody is not living when the testator dies, or something is no longer owned then. */
export type WhatIfQuestion =
  | { readonly kind: 'nominee-dies'; readonly nomineeId: string }
  | { readonly kind: 'asset-gone'; readonly assetId: string };

/** An exact part of a whole, in lowest terms: a third is { part: 1, of: 3 }. */
export interface Fraction {
  readonly part: number;
  readonly of: number;
}

/** Who takes something then. */
export type Taker =
  | { readonly kind: 'nominee'; readonly nomineeId: string }
  /** The descendants of a nominee who died first, equally by branch. */
  | { readonly kind: 'descendants'; readonly nomineeId: string }
  /** The heirs whom the will itself names as a group. */
  | { readonly kind: 'legal-heirs' }
  /** Whoever the person's own words of Article VI give it to. */
  | { readonly kind: 'own-words' }
  /** Nobody by this will: the law of intestate succession. */
  | { readonly kind: 'intestacy' };

/**
 * When a line holds: always, or only where the nominee who died first leaves descendants who are living, or only
 * where none is.
 */
export type WhatIfCondition = 'always' | 'with-descendants' | 'without-descendants';

/** What is taken. */
export type Thing = 'asset' | 'residue' | 'proceeds';

/** One thing that then happens. All texts are in the will's language. */
export interface WhatIfLine {
  readonly thing: Thing;
  /** The asset; absent for the residue. */
  readonly assetId?: string;
  /** The asset's name, or the residue. */
  readonly what: string;
  /** Null where nobody takes it: the gift has come to nothing. */
  readonly taker: Taker | null;
  /** Who takes it, or who would have, by name where somebody is named. */
  readonly who: string;
  /**
   * How much of it. Under each condition the shares of one thing make up the whole of it, save an asset that is
   * gone: there they make up what was given of it.
   */
  readonly share: Fraction;
  /** The clauses that decide, first to last, as ['IV.8', 'VI.2c']: the rows of wording.md that the will prints. */
  readonly clauseIds: readonly string[];
  readonly condition: WhatIfCondition;
  /** The condition in words, as 'If Asha leaves descendants who are living'; '' where the line always holds. */
  readonly conditionText: string;
  /** Who takes what, as a sentence: it holds under the condition. */
  readonly text: string;
}

/** The answer. */
export interface WhatIfReport {
  /** What is asked, as a sentence. */
  readonly title: string;
  /** In the will's order; lines under a condition follow those that always hold, thing by thing. */
  readonly lines: readonly WhatIfLine[];
  /** What there is to say beside the lines: that nothing changes, or what still passes in place of an asset; else ''. */
  readonly note: string;
  /** The clauses that the note rests on. */
  readonly noteClauseIds: readonly string[];
}
