import type { DraftPath, RichText } from './rich-text.ts';

/** Whether a block stays on the page of the next one. */
export type KeepWithNext = boolean | 'together' | 'preferred';

/** What every block of a document says of itself. */
export interface BlockOrigin {
  /** The row of the wording that it prints, as 'IV.8'. */
  readonly key: string;
  /** What the clause rests on, as 'Indian Succession Act 1925, s. 105'. */
  readonly statutes: readonly string[];
  /** The answers of which it speaks, in the order of the text. */
  readonly fields: readonly DraftPath[];
  /**
   * It never ends a page while the next block begins another; or only where all that is to stay together is too high
   * for a page ('together'), or to avoid a page half empty ('preferred').
   */
  readonly keepWithNext?: KeepWithNext;
}

/** The name of the whole document. */
export interface TitleBlock extends BlockOrigin {
  readonly kind: 'title';
  readonly text: RichText;
}

/** The head of an article: its number, then what it is about. */
export interface ArticleHeadingBlock extends BlockOrigin {
  readonly kind: 'article-heading';
  readonly number: RichText;
  readonly text: RichText;
}

/** A head inside an article. */
export interface HeadingBlock extends BlockOrigin {
  readonly kind: 'heading';
  readonly text: RichText;
}

/** A clause, or a sentence that belongs to the block above it. */
export interface ParagraphBlock extends BlockOrigin {
  readonly kind: 'paragraph';
  readonly text: RichText;
  /** Counts the clauses of an article, from 1; absent where the sentence is no clause of its own. */
  readonly number?: number;
}

/** What the person wrote in words of their own: indented, line breaks kept. */
export interface VerbatimBlock extends BlockOrigin {
  readonly kind: 'verbatim';
  readonly text: RichText;
}

/** A column of a table. */
export interface TableColumn {
  readonly header: string;
  /** Its part of the width that the columns share, beside the other columns' parts. */
  readonly weight: number;
  /** It is as wide as its content, where that leaves the others room, and shares nothing. */
  readonly fitsContent?: true;
  readonly align?: 'end';
}

/** A row of a table. */
export interface TableRow {
  readonly cells: readonly RichText[];
  /** The first cells that only repeat the row above; they are printed where a page begins. */
  readonly repeatedCells?: number;
}

/** A table. Its head is repeated on every page that it reaches. */
export interface TableBlock extends BlockOrigin {
  readonly kind: 'table';
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  readonly total?: TableRow;
}

/** A place to write or sign, or what already stands there. */
export interface FormField {
  readonly label: string;
  /** Null is left for the pen. */
  readonly value: RichText | null;
  /** How much room the pen needs. */
  readonly room: 'half-line' | 'line' | 'address' | 'half-signature' | 'signature';
  /** Stands below the line, as the name of who signs on it. */
  readonly caption?: RichText;
}

/** Lines to sign on, never parted by the end of a page. */
export interface FormBlock extends BlockOrigin {
  readonly kind: 'form';
  readonly heading?: string;
  readonly lines: readonly FormField[];
  /** A witness's lines stand in a box of their own. */
  readonly isBoxed: boolean;
  /** Stands at its right, each of the two half as wide. */
  readonly beside?: FormBlock;
}

/** What something is, under the name of what it is. */
export interface LabelledFact {
  readonly label: string;
  readonly value: RichText;
}

/** Facts in columns beside each other, as at the head of an invoice. */
export interface FactsBlock extends BlockOrigin {
  readonly kind: 'facts';
  readonly columns: readonly (readonly LabelledFact[])[];
}

/** A part of a document that stands below the part before it. */
export type Block =
  | TitleBlock
  | ArticleHeadingBlock
  | HeadingBlock
  | ParagraphBlock
  | VerbatimBlock
  | TableBlock
  | FormBlock;
