export { composeWill } from './content/compose-will.ts';
export { composeDeed } from './deed/compose-deed.ts';
export { deedSigningSteps } from './deed/signing-steps.ts';
export type {
  ArticleHeadingBlock,
  Block,
  BlockOrigin,
  FormBlock,
  FormField,
  HeadingBlock,
  ParagraphBlock,
  TableBlock,
  TableColumn,
  TableRow,
  TitleBlock,
  VerbatimBlock,
} from './document/blocks.ts';
export {
  type ComposedDocument,
  flowOf,
  type SheetDocument,
  textsOfBlock,
} from './document/composed-document.ts';
export {
  BLANK_TEXT,
  type DraftPath,
  type PageFacts,
  plainText,
  type RichText,
  type Segment,
} from './document/rich-text.ts';
export {
  type Article,
  type ArticleId,
  articleIds,
  type Footer,
  type InstructionPage,
  type InstructionStep,
  type WillDocument,
} from './document/will-document.ts';
export { auditGlyphs, type GlyphFinding } from './glyphs/audit-glyphs.ts';
export { composeInvoice } from './invoice/compose-invoice.ts';
export type { InvoiceFacts } from './invoice/invoice-facts.ts';
export type { RenderedDocument, RenderProgress } from './pipeline/rendered-document.ts';
export { createPdfEngine, type EngineOptions, type PdfEngine } from './worker/pdf-engine.ts';
export { PdfError, type PdfErrorCode } from './worker/pdf-error.ts';
