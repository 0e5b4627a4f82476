import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ExternalTool } from './external-tool.ts';

/** Reads what a PDF says, page by page. */
export type Reader = (bytes: Uint8Array, path: string) => Promise<string[]>;

/** A page's text as a program of the system prints it. */
const printedBy =
  (tool: ExternalTool, argsFor: (path: string) => readonly string[]): Reader =>
  async (_, path) =>
    (await tool.start(argsFor(path))).split('\f');

/** Poppler, as in Evince and Okular. */
export const popplerReader = (pdftotext: ExternalTool): Reader =>
  printedBy(pdftotext, (path) => ['-raw', '-enc', 'UTF-8', path, '-']);

/** MuPDF. */
export const mupdfReader = (mutool: ExternalTool): Reader =>
  printedBy(mutool, (path) => ['draw', '-q', '-F', 'txt', path]);

/** Pdf.js, as in Firefox. */
export const pdfJsReader: Reader = async (bytes) => {
  // It takes the bytes away with it.
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
  }
  await loading.destroy();
  return pages;
};

/** What PDFium makes of a hyphen at the end of a line. */
const HYPHENS_AT_END = [String.fromCharCode(2), '\ufffe'];
const withHyphens = (text: string): string =>
  HYPHENS_AT_END.reduce((whole, sign) => whole.replaceAll(sign, '-'), text);

/** PDFium, as in Chromium and Edge. */
export const pdfiumReader: Reader = async (bytes) => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  try {
    return [...document.pages()].map((page) => withHyphens(page.getText()));
  } finally {
    document.destroy();
    library.destroy();
  }
};
