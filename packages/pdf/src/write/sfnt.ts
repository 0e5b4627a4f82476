interface TableEntry {
  readonly offset: number;
  readonly length: number;
}

const TRUE_TYPE = 0x00010000;
const REQUIRED = ['head', 'hhea', 'maxp', 'hmtx', 'loca', 'glyf'] as const;

/** A font file that can't be embedded. */
export class FontFormatError extends Error {
  override readonly name = 'FontFormatError';
  readonly code = 'font-format';
}

/**
 * Reads a TrueType font: its glyphs, and what a PDF says of it. Lengths are in font units.
 *
 * @see https://learn.microsoft.com/typography/opentype/spec/otff
 */
export class Sfnt {
  readonly unitsPerEm: number;
  readonly boundingBox: readonly [number, number, number, number];
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /** 400 is regular, 700 bold. */
  readonly weight: number;
  readonly #view: DataView;
  readonly #tables: ReadonlyMap<string, TableEntry>;
  readonly #hasLongOffsets: boolean;
  readonly #metricCount: number;

  /** @throws FontFormatError Where the file isn't TrueType with glyph outlines. */
  constructor(private readonly bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#tables = this.#readDirectory();
    const head = this.#entry('head').offset;
    const hhea = this.#entry('hhea').offset;
    const signed = (offset: number): number => this.#view.getInt16(offset);
    this.unitsPerEm = this.#view.getUint16(head + 18);
    this.boundingBox = [signed(head + 36), signed(head + 38), signed(head + 40), signed(head + 42)];
    this.#hasLongOffsets = signed(head + 50) !== 0;
    this.ascent = signed(hhea + 4);
    this.descent = signed(hhea + 6);
    this.#metricCount = this.#view.getUint16(hhea + 34);
    const os2 = this.#tables.get('OS/2')?.offset;
    this.capHeight = os2 !== undefined && this.#view.getUint16(os2) >= 2 ? signed(os2 + 88) : this.ascent;
    this.weight = os2 === undefined ? 400 : this.#view.getUint16(os2 + 4);
  }

  /** A copy of a table; undefined where the font has none of that name. */
  table(tag: string): Uint8Array | undefined {
    const entry = this.#tables.get(tag);
    return entry && this.bytes.slice(entry.offset, entry.offset + entry.length);
  }

  /** A copy of a table that every font has. */
  requiredTable(tag: (typeof REQUIRED)[number]): Uint8Array {
    const { offset, length } = this.#entry(tag);
    return this.bytes.slice(offset, offset + length);
  }

  /** How far a glyph moves the pen. */
  advance(glyph: number): number {
    return this.#view.getUint16(this.#entry('hmtx').offset + 4 * Math.min(glyph, this.#metricCount - 1));
  }

  /** A glyph's outline as the font holds it; empty for a space. Not a copy. */
  outline(glyph: number): Uint8Array {
    const start = this.#entry('glyf').offset;
    return this.bytes.subarray(start + this.#outlineOffset(glyph), start + this.#outlineOffset(glyph + 1));
  }

  #outlineOffset(index: number): number {
    const loca = this.#entry('loca').offset;
    return this.#hasLongOffsets
      ? this.#view.getUint32(loca + 4 * index)
      : 2 * this.#view.getUint16(loca + 2 * index);
  }

  #entry(tag: string): TableEntry {
    const entry = this.#tables.get(tag);
    if (entry === undefined) throw new FontFormatError(`The font has no table '${tag}'`);
    return entry;
  }

  #readDirectory(): Map<string, TableEntry> {
    if (this.bytes.length < 12 || this.#view.getUint32(0) !== TRUE_TYPE) {
      throw new FontFormatError('The font is not TrueType');
    }
    const tables = new Map<string, TableEntry>();
    for (let index = 0; index < this.#view.getUint16(4); index += 1) {
      const record = 12 + 16 * index;
      const tag = String.fromCharCode(...this.bytes.subarray(record, record + 4));
      tables.set(tag, {
        offset: this.#view.getUint32(record + 8),
        length: this.#view.getUint32(record + 12),
      });
    }
    for (const tag of REQUIRED) {
      if (!tables.has(tag)) throw new FontFormatError(`The font has no table '${tag}'`);
    }
    return tables;
  }
}
