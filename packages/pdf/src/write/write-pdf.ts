import type { Page, PlacedItem, PlacedText } from '../layout/placed.ts';
import type { Face } from '../shape/face.ts';
import { discOperators, fillColour, fromBottomPt, pt, ruleOperators } from './drawing.ts';
import { type OwnDocument, ownDocument } from './jspdf-internals.ts';
import { type DocumentInfo, fileId, pdfTime, survivesAsString, xmpPacket } from './metadata.ts';
import { PdfFont } from './pdf-font.ts';
import { textOperators } from './text-operators.ts';
import type { TypeSetter } from './type-setter.ts';

/** The fonts that one document uses so far. */
class DocumentFonts {
  readonly #fonts = new Map<Face, PdfFont>();

  constructor(private readonly document: OwnDocument) {}

  readonly fontOf = (face: Face): PdfFont => {
    const known = this.#fonts.get(face);
    if (known) return known;
    const font = new PdfFont(`S${this.#fonts.size + 1}`, face);
    this.#fonts.set(face, font);
    this.document.addFont(font);
    return font;
  };
}

function textContent(item: PlacedText, setter: TypeSetter, fonts: DocumentFonts): string {
  return textOperators(
    {
      runs: setter.shape(item.text, item.style),
      sizePt: item.style.sizePt,
      xPt: pt(item.xMm),
      yPt: fromBottomPt(item.baselineMm),
      colour: fillColour(item.tone),
      ...(item.spreadToMm === undefined ? {} : { spreadToPt: pt(item.spreadToMm) }),
    },
    fonts.fontOf,
  );
}

function itemContent(item: PlacedItem, setter: TypeSetter, fonts: DocumentFonts): string {
  switch (item.kind) {
    case 'text':
      return textContent(item, setter, fonts);
    case 'rule':
      return ruleOperators(item);
    case 'disc':
      return discOperators(item);
    default:
      return item satisfies never;
  }
}

function describe({ doc, write }: OwnDocument, info: DocumentInfo): void {
  doc.setCreationDate(pdfTime(info.createdAt));
  if (info.title !== '' && survivesAsString(info.title)) doc.setProperties({ title: info.title });
  doc.addMetadata(xmpPacket(info), true);
  doc.internal.events.subscribe('putCatalog', () =>
    write(`/Lang (${info.language}) /ViewerPreferences << /DisplayDocTitle true >>`),
  );
}

/**
 * Writes pages as a PDF. The same pages and the same information give the same bytes.
 *
 * @param setter Shapes the text, and remembers what no font has.
 * @throws FontFormatError Where a font can't be embedded.
 */
export function writePdf(pages: readonly Page[], setter: TypeSetter, info: DocumentInfo): Uint8Array {
  const document = ownDocument();
  const fonts = new DocumentFonts(document);
  const contents = pages.map(({ items }) => items.map((item) => itemContent(item, setter, fonts)).join('\n'));
  describe(document, info);
  document.doc.setFileId(fileId(info.title, info.createdAt, ...contents));
  contents.forEach((content, index) => {
    if (index > 0) document.doc.addPage('a4', 'portrait');
    document.write(content);
  });
  const bytes = new Uint8Array(document.doc.output('arraybuffer'));
  document.throwFaults();
  return bytes;
}
