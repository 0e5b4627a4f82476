import type { WillLanguage } from '@virasat/will-model';
import type { ArticleHeadingBlock, Block, BlockOrigin, TitleBlock } from './blocks.ts';
import type { RichText } from './rich-text.ts';

/** The articles of a will, which never renumber. */
export const articleIds = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'] as const;
export type ArticleId = (typeof articleIds)[number];

/** One article. */
export interface Article {
  readonly id: ArticleId;
  readonly heading: ArticleHeadingBlock;
  readonly blocks: readonly Block[];
}

/** One thing to do before, at or after the signing. */
export interface InstructionStep extends BlockOrigin {
  readonly text: RichText;
}

/** The page that tells how to sign. It is no part of the will. */
export interface InstructionPage {
  readonly brand: string;
  readonly heading: RichText;
  readonly steps: readonly InstructionStep[];
}

/** What stands at the foot of every page of the will. */
export interface Footer {
  /** The person's own name for the document. */
  readonly name: RichText;
  /** Which page of how many. */
  readonly page: RichText;
  /** Whose initials belong on the page: the testator's, then each witness's. */
  readonly initials: readonly string[];
}

/**
 * A composed will: a plain value, the same for print and for the screen.
 *
 * @see architecture.md, 'The way of the data'
 */
export interface WillDocument {
  readonly kind: 'will';
  readonly language: WillLanguage;
  readonly instructions: InstructionPage;
  readonly title: TitleBlock;
  readonly articles: readonly Article[];
  readonly footer: Footer;
}
