import * as hb from 'harfbuzzjs';
import type { Face } from '../shape/face.ts';

/** The outlines of the glyphs that a picture shows, each written once. */
export class GlyphOutlines {
  readonly #fonts = new Map<Face, hb.Font>();
  readonly #ids = new Map<string, string>();
  readonly #paths: string[] = [];

  /** The id of a glyph's outline within the picture; null where the glyph has none, as a space. */
  idOf(face: Face, glyph: number): string | null {
    const key = `${face.name} ${glyph}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known === '' ? null : known;
    const outline = this.#fontOf(face).glyphToPath(glyph);
    const id = outline === '' ? '' : `g${this.#paths.length.toString(36)}`;
    this.#ids.set(key, id);
    if (id === '') return null;
    this.#paths.push(`<path id="${id}" d="${outline}"/>`);
    return id;
  }

  /** The outlines so far, as SVG definitions. */
  definitions(): string {
    return `<defs>${this.#paths.join('')}</defs>`;
  }

  #fontOf(face: Face): hb.Font {
    const known = this.#fonts.get(face);
    if (known) return known;
    const font = new hb.Font(new hb.Face(new hb.Blob(face.bytes)));
    this.#fonts.set(face, font);
    return font;
  }
}
