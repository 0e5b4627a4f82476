import type { ProviderFacts } from '../../ContactScreen/index.ts';

/** A piece of a legal text. */
export type LegalBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** The provider's address, phone, e-mail and hours. */
  | { kind: 'contact' }
  /** What a lawyer has still to confirm here; shown until the operator says that it has been. */
  | { kind: 'review'; question: string };

/** A numbered part with a heading; the number is its place in the document. */
export interface LegalSection {
  /** The fragment that leads to it. Kept when the words change: others may have linked to it. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** A legal page: its words, without any looks. */
export interface LegalDocument {
  title: string;
  /** What the page says, in a sentence or two of plain English. */
  summary: string;
  /** ISO date of the last change of its words. */
  changedOn: string;
  sections: readonly LegalSection[];
}

/** Writes a legal page for one provider. */
export type LegalText = (provider: ProviderFacts) => LegalDocument;

/** A paragraph. */
export const say = (text: string): LegalBlock => ({ kind: 'paragraph', text });

/** A list of points. */
export const points = (...items: readonly string[]): LegalBlock => ({ kind: 'list', items });

/** A question for the lawyer who confirms the text. */
export const confirm = (question: string): LegalBlock => ({ kind: 'review', question });

/** The provider's address, phone, e-mail and hours. */
export const contact: LegalBlock = { kind: 'contact' };
