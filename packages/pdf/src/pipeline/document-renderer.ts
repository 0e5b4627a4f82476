import type { WillLanguage } from '@virasat/will-model';
import { type ComposedDocument, nameOf } from '../document/composed-document.ts';
import { plainText } from '../document/rich-text.ts';
import { furtherFamilies, OWN_FAMILY } from '../fonts/coverage.ts';
import type { FamilyId } from '../fonts/coverage-ranges.ts';
import type { LoadFamily } from '../fonts/font-files.ts';
import { printedTexts } from '../glyphs/audit-glyphs.ts';
import { layOutInvoice } from '../invoice/lay-out-invoice.ts';
import { layOut } from '../layout/lay-out.ts';
import { Face } from '../shape/face.ts';
import { type Faces, TypeSetter } from '../write/type-setter.ts';
import { writePdf } from '../write/write-pdf.ts';
import type { RenderedDocument, RenderOptions, RenderProgress } from './rendered-document.ts';

const languageTags: Readonly<Record<WillLanguage, string>> = { english: 'en', hindi: 'hi', marathi: 'mr' };

interface FamilyFaces {
  readonly regular: Face;
  readonly bold: Face;
}

/** Makes PDFs of composed documents. Keep one: its faces remember every word that they have shaped. */
export class DocumentRenderer {
  readonly #families = new Map<FamilyId, Promise<FamilyFaces>>();

  /** @param load Gets a family's files; asked once for each family, when a document first needs it. */
  constructor(private readonly load: LoadFamily) {}

  /**
   * Loads the fonts that a document needs, so that `render` finds them there.
   *
   * @throws FontLoadError Where a font can't be got.
   */
  async prepare(document: ComposedDocument): Promise<void> {
    await this.#facesFor(document);
  }

  /**
   * Loads the fonts that a document needs, lays it out and writes it.
   *
   * @throws FontLoadError Where a font can't be got; the next call asks for it again.
   * @throws LayoutError Where the document can't be laid out.
   * @see architecture.md, 'The way of the data'
   */
  async render(
    document: ComposedDocument,
    { createdAt }: RenderOptions,
    onProgress: (progress: RenderProgress) => void = () => undefined,
  ): Promise<RenderedDocument> {
    onProgress({ step: 'fonts', done: 0 });
    const faces = await this.#facesFor(document);
    onProgress({ step: 'pages', done: 0.3 });
    const language = languageTags[document.language];
    const setter = new TypeSetter(faces, language);
    const pages =
      document.kind === 'invoice'
        ? layOutInvoice(document, setter.measure)
        : layOut(document, setter.measure);
    onProgress({ step: 'file', done: 0.6 });
    const title = plainText(nameOf(document), { pageNumber: 0, pageCount: 0 });
    const bytes = writePdf(pages, setter, { title, language, createdAt });
    onProgress({ step: 'file', done: 1 });
    return { bytes, pages: pages.length, missing: setter.missing };
  }

  async #facesFor(document: ComposedDocument): Promise<Faces> {
    const further = furtherFamilies(printedTexts(document));
    const [own, ...others] = await Promise.all([
      this.#familyFaces(OWN_FAMILY),
      ...further.map((family) => this.#familyFaces(family)),
    ]);
    return {
      regular: [own.regular, ...others.map(({ regular }) => regular)],
      bold: [own.bold, ...others.map(({ bold }) => bold)],
    };
  }

  #familyFaces(family: FamilyId): Promise<FamilyFaces> {
    const known = this.#families.get(family);
    if (known) return known;
    const faces = this.load(family).then(
      ({ regular, bold }) => ({
        regular: new Face(`${family}-Regular`, regular),
        bold: new Face(`${family}-Bold`, bold),
      }),
      (fault: unknown) => {
        this.#families.delete(family);
        throw fault;
      },
    );
    this.#families.set(family, faces);
    return faces;
  }
}
