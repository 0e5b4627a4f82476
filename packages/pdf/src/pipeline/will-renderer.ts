import type { WillDraft, WillLanguage } from '@virasat/will-model';
import { composeWill } from '../content/compose-will.ts';
import { plainText } from '../document/rich-text.ts';
import type { FontFiles } from '../fonts/font-files.ts';
import { layOut } from '../layout/lay-out.ts';
import { Face } from '../shape/face.ts';
import { type Faces, TypeSetter } from '../write/type-setter.ts';
import { writePdf } from '../write/write-pdf.ts';
import type { RenderedWill, RenderOptions } from './rendered-will.ts';

const languageTags: Readonly<Record<WillLanguage, string>> = { english: 'en', hindi: 'hi', marathi: 'mr' };

/** Makes wills of drafts. Keep one: its faces remember every word that they have shaped. */
export class WillRenderer {
  readonly #faces: Faces;

  constructor({ regular, bold }: FontFiles) {
    this.#faces = {
      regular: [new Face('NotoSerifDevanagari-Regular', regular)],
      bold: [new Face('NotoSerifDevanagari-Bold', bold)],
    };
  }

  /**
   * Composes a draft, lays it out and writes it.
   *
   * @see architecture.md, 'The way of the data'
   */
  render(draft: WillDraft, { createdAt }: RenderOptions): RenderedWill {
    const document = composeWill(draft);
    const language = languageTags[document.language];
    const setter = new TypeSetter(this.#faces, language);
    const pages = layOut(document, setter.measure);
    const title = plainText(document.footer.name, { pageNumber: 0, pageCount: 0 });
    const bytes = writePdf(pages, setter, { title, language, createdAt });
    return { bytes, pages: pages.length, missing: setter.missing };
  }
}
