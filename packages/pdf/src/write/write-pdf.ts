import type { Page } from '../layout/placed.ts';
import type { Face } from '../shape/face.ts';
import { bookmarksOf, writeBookmarks } from './bookmarks.ts';
import { srgbProfile } from './colour-profile.ts';
import { type ObjectWriter, type OwnDocument, ownDocument } from './jspdf-internals.ts';
import { type DocumentInfo, fileId, pdfDate, survivesAsString, xmpPacket } from './metadata.ts';
import { pageContent } from './page-content.ts';
import { PdfFont } from './pdf-font.ts';
import { byteString } from './pdf-syntax.ts';
import { StructureTree } from './structure-tree.ts';
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

function describe({ doc }: OwnDocument, info: DocumentInfo): void {
  doc.setCreationDate(pdfDate(info.createdAt));
  if (info.title !== '' && survivesAsString(info.title)) doc.setProperties({ title: info.title });
  doc.addMetadata(xmpPacket(info), true);
}

const profile = byteString(srgbProfile());

/** Says what the document's colours are. @see ISO 19005-1, 6.2.2 */
function writeOutputIntent(objects: ObjectWriter): number {
  const colours = objects.putStream(profile, [{ key: 'N', value: 3 }]);
  const intent = objects.reserve();
  objects.put(
    intent,
    '<</Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /Info (sRGB IEC61966-2.1)' +
      ` /DestOutputProfile ${colours} 0 R>>`,
  );
  return intent;
}

/**
 * Writes pages as a PDF: tagged, with bookmarks, and fit for an archive. The same pages and the same information give
 * the same bytes.
 *
 * @param setter Shapes the text, and remembers what no font has.
 * @throws FontFormatError Where a font can't be embedded.
 * @see docs/decisions/archival-pdf.md
 */
export function writePdf(pages: readonly Page[], setter: TypeSetter, info: DocumentInfo): Uint8Array {
  const document = ownDocument();
  const tree = new StructureTree();
  const { fontOf } = new DocumentFonts(document);
  const contents = pages.map((page, index) => pageContent(page, index, { setter, fontOf, tree }));
  describe(document, info);
  document.doc.setFileId(fileId(info.title, info.createdAt, ...contents));
  contents.forEach((content, index) => {
    if (index > 0) document.doc.addPage('a4', 'portrait');
    document.write(content);
  });
  const bookmarks = bookmarksOf(pages);
  return document.finish(
    (objects) => ({
      intent: writeOutputIntent(objects),
      tree: tree.write(objects),
      outlines: bookmarks.length === 0 ? null : writeBookmarks(bookmarks, objects),
    }),
    ({ intent, tree: root, outlines }) =>
      [
        `/Lang (${info.language}) /ViewerPreferences <</DisplayDocTitle true>>`,
        `/MarkInfo <</Marked true>> /StructTreeRoot ${root} 0 R /OutputIntents [${intent} 0 R]`,
        ...(outlines === null ? [] : [`/Outlines ${outlines} 0 R`]),
      ].join('\n'),
  );
}
