import type { WillLanguage } from '@virasat/will-model';
import type { InvoiceDocument } from '../invoice/invoice-document.ts';
import type { Block, FactsBlock } from './blocks.ts';
import { type RichText, words } from './rich-text.ts';
import type { Footer, WillDocument } from './will-document.ts';

/** A document of one flow of blocks, without articles, as a will-deed is. A plain value. */
export interface SheetDocument {
  readonly kind: 'sheet';
  readonly language: WillLanguage;
  /** What the file says that it is; its readers show it as the window's title. */
  readonly name: RichText;
  /** From top to bottom; the first is the title. */
  readonly blocks: readonly Block[];
  /** Absent where the pages carry nothing at their foot. */
  readonly footer?: Footer;
  /** It is set a little smaller where that makes it one page, which then carries nothing at its foot. */
  readonly prefersOnePage?: true;
}

/** Whatever can be printed. */
export type ComposedDocument = WillDocument | SheetDocument | InvoiceDocument;

/** The blocks of a document in the order in which they are read, without the page of instructions. */
export const flowOf = (document: WillDocument | SheetDocument): readonly Block[] =>
  document.kind === 'will'
    ? [document.title, ...document.articles.flatMap(({ heading, blocks }) => [heading, ...blocks])]
    : document.blocks;

/** What a document calls itself. */
export function nameOf(document: ComposedDocument): RichText {
  switch (document.kind) {
    case 'will':
      return document.footer.name;
    case 'sheet':
      return document.name;
    case 'invoice':
      return words(document.fileTitle);
    default:
      return document satisfies never;
  }
}

/** Every text of a document that can hold an answer, in the order in which it is read. */
export const textsOf = (document: ComposedDocument): readonly RichText[] =>
  document.kind === 'invoice'
    ? [nameOf(document), words(document.brand), ...document.blocks.flatMap(textsOfBlock)]
    : [
        nameOf(document),
        ...(document.footer === undefined ? [] : [document.footer.name]),
        ...flowOf(document).flatMap(textsOfBlock),
      ];

/** The texts of a block that can hold an answer. */
export function textsOfBlock(block: Block | FactsBlock): readonly RichText[] {
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
      return [
        ...block.lines.flatMap(({ value, caption }) => [value ?? [], caption ?? []]),
        ...(block.beside === undefined ? [] : textsOfBlock(block.beside)),
      ];
    case 'facts':
      return block.columns.flat().map(({ value }) => value);
    default:
      return block satisfies never;
  }
}
