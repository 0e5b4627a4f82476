import type { Cluster, Face } from '../shape/face.ts';
import { type ClusterGlyph, clusterFont } from './cluster-font.ts';
import type { FontSink, OwnFont } from './jspdf-internals.ts';
import { byteString, hex4, pdfNumber, utf16Hex } from './pdf-syntax.ts';
import { Sfnt } from './sfnt.ts';
import { toUnicodeMap } from './to-unicode.ts';

const NONSPACING_MARK = /\p{Mn}/u;

/**
 * The part of an em that the second glyph of a cluster with marks takes of the cluster's advance.
 *
 * pdf.js takes a glyph whose text holds a nonspacing mark for one without width and loses its place, so such a
 * cluster is written as two: one with its first letter, one, empty, with the rest. Poppler takes what stands less
 * than a tenth of an em behind the letter before for an overprint, so the empty one has more.
 */
const TAIL_EM = 0.12;

/** How a cluster is written: the glyph that draws it and, where its text needs one, an empty one behind. */
export interface GlyphCodes {
  readonly head: number;
  readonly tail: number | null;
  /** What the two move the pen by, in font units. */
  readonly advance: number;
}

interface Glyph extends ClusterGlyph {
  readonly text: string;
}

/** A PDF font that has one glyph for every cluster that a document uses of one face. */
export class PdfFont implements OwnFont {
  isAlreadyPutted = false;
  objectNumber = 0;
  readonly #sfnt: Sfnt;
  readonly #glyphs: Glyph[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #codes = new WeakMap<Cluster, GlyphCodes>();

  constructor(
    /** The font's name on the pages. */
    readonly id: string,
    readonly face: Face,
  ) {
    this.#sfnt = new Sfnt(face.bytes);
  }

  /** How a cluster is written; the font takes it up where it is new. */
  codesOf(cluster: Cluster, isRightToLeft: boolean): GlyphCodes {
    const known = this.#codes.get(cluster);
    if (known) return known;
    const [only] = cluster.parts;
    // A lone glyph keeps its own advance; what kerning takes off is made good between the glyphs.
    const advance =
      cluster.parts.length === 1 && only ? this.#sfnt.advance(only.glyph) : Math.max(0, cluster.advance);
    const first =
      !isRightToLeft && NONSPACING_MARK.test(cluster.text)
        ? String.fromCodePoint(cluster.text.codePointAt(0) ?? 0)
        : cluster.text;
    const rest = cluster.text.slice(first.length);
    const tailAdvance =
      rest === '' ? 0 : Math.min(Math.round(this.#sfnt.unitsPerEm * TAIL_EM), Math.floor(advance / 2));
    const codes: GlyphCodes = {
      head: this.#numberOf({ text: first, parts: cluster.parts, advance: advance - tailAdvance }),
      tail: rest === '' ? null : this.#numberOf({ text: rest, parts: [], advance: tailAdvance }),
      advance,
    };
    this.#codes.set(cluster, codes);
    return codes;
  }

  #numberOf(glyph: Glyph): number {
    const drawing = glyph.parts.map(({ glyph: part, x, y }) => `${part},${x},${y}`).join(';');
    const key = `${glyph.advance}|${drawing}|${glyph.text}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#glyphs.push(glyph);
    this.#numbers.set(key, this.#glyphs.length);
    return this.#glyphs.length;
  }

  /** Writes the font: its file, its measures, and what each glyph reads as. */
  put({ out, newObject, putStream }: FontSink): void {
    const putObject = (body: string): number => {
      const number = newObject();
      out(body);
      out('endobj');
      return number;
    };
    const putData = (data: string, addLength1: boolean): number => {
      const objectId = newObject();
      putStream({ data, addLength1, objectId });
      out('endobj');
      return objectId;
    };
    const { file, glyphCount } = clusterFont(this.#sfnt, this.#glyphs);
    const fontFile = putData(byteString(file), true);
    const cidSet = putData(cidSetOf(glyphCount), false);
    const toUnicode = putData(toUnicodeMap(this.#glyphs.map(({ text }) => text)), false);
    const name = `/${this.#subsetTag()}+${this.face.name}`;
    const descriptor = putObject(this.#descriptor(name, fontFile, cidSet));
    const descendant = putObject(this.#descendant(name, descriptor));
    this.objectNumber = putObject(
      `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H ` +
        `/DescendantFonts [${descendant} 0 R] /ToUnicode ${toUnicode} 0 R >>`,
    );
    this.isAlreadyPutted = true;
  }

  #descriptor(name: string, fontFile: number, cidSet: number): string {
    const { boundingBox, ascent, descent, capHeight, weight } = this.#sfnt;
    const round = (units: number): number => Math.round(this.#thousandths(units));
    return (
      `<< /Type /FontDescriptor /FontName ${name} /FontFile2 ${fontFile} 0 R /CIDSet ${cidSet} 0 R ` +
      `/FontBBox [${boundingBox.map(round).join(' ')}] /Flags 4 /StemV ${weight >= 600 ? 140 : 80} ` +
      `/ItalicAngle 0 /Ascent ${round(ascent)} /Descent ${round(descent)} /CapHeight ${round(capHeight)} >>`
    );
  }

  #descendant(name: string, descriptor: number): string {
    const widths = [this.#sfnt.advance(0), ...this.#glyphs.map(({ advance }) => advance)];
    return (
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /FontDescriptor ${descriptor} 0 R ` +
      `/CIDToGIDMap /Identity /DW 0 /W [0 [${widths.map((units) => pdfNumber(this.#thousandths(units))).join(' ')}]] ` +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>'
    );
  }

  #thousandths(units: number): number {
    return (units * 1000) / this.#sfnt.unitsPerEm;
  }

  /** Six capitals that depend on the glyphs alone, so that one draft gives one file. */
  #subsetTag(): string {
    let hash = 0;
    this.#glyphs.forEach(({ text }, index) => {
      for (const digit of `${hex4(index)}${utf16Hex(text)}`) hash = (hash * 31 + digit.charCodeAt(0)) >>> 0;
    });
    let tag = '';
    for (let index = 0; index < 6; index += 1) {
      tag += String.fromCharCode(65 + (hash % 26));
      hash = Math.floor(hash / 26) + index;
    }
    return tag;
  }
}

/** One bit a glyph, the first at the top. */
function cidSetOf(glyphCount: number): string {
  let set = '';
  for (let first = 0; first < glyphCount; first += 8) {
    set += String.fromCharCode((0xff00 >> Math.min(8, glyphCount - first)) & 0xff);
  }
  return set;
}
