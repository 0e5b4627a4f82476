import type { WillLanguage } from '@virasat/will-model';
import type { FactsBlock, ParagraphBlock, TableBlock, TitleBlock } from '../document/blocks.ts';

/** A composed invoice: a plain value that fits on one page. */
export interface InvoiceDocument {
  readonly kind: 'invoice';
  readonly language: Extract<WillLanguage, 'english'>;
  /** What the file calls itself. */
  readonly fileTitle: string;
  readonly brand: string;
  readonly blocks: readonly (TitleBlock | FactsBlock | TableBlock | ParagraphBlock)[];
}
