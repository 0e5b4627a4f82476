import { createPdfEngine, type PdfEngine } from '@virasat/pdf';

let engine: PdfEngine | null = null;

/** The tab's one engine: its worker, fonts and shaped words serve every document. Nothing is loaded before its first. */
export function pdfEngine(): PdfEngine {
  engine ??= createPdfEngine();
  return engine;
}
