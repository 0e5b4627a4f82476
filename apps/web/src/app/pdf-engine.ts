import { createPdfEngine, type PdfEngine } from '@virasat/pdf';
import { session } from './session.ts';

let engine: PdfEngine | null = null;

/** The tab's one engine: its worker, fonts and shaped words serve every document. Nothing is loaded before its first. */
export function pdfEngine(): PdfEngine {
  engine ??= createPdfEngine();
  return engine;
}

// After a sign-out, here or in another tab, no PDF of the person is made any more, and their words leave the memory.
session.subscribe(() => {
  if (session.getSnapshot().status !== 'signed-out') return;
  engine?.dispose();
  engine = null;
});
