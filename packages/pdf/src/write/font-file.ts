import { glyphLimits } from './glyph-limits.ts';
import type { Sfnt } from './sfnt.ts';

/** A glyph of a font that is being built. */
export interface BuiltGlyph {
  readonly outline: Uint8Array;
  readonly advance: number;
}

const TRUE_TYPE = 0x00010000;
/** What the checksum of a whole font file has to add up to. */
const CHECKSUM_MAGIC = 0xb1b0afba;
const HINTING = ['cvt ', 'fpgm', 'prep'] as const;

const padded = (length: number): number => (length + 3) & ~3;

interface GlyphTables {
  readonly glyf: Uint8Array;
  readonly loca: Uint8Array;
  readonly hmtx: Uint8Array;
}

function glyphTables(glyphs: readonly BuiltGlyph[]): GlyphTables {
  const loca = new DataView(new ArrayBuffer(4 * (glyphs.length + 1)));
  const hmtx = new DataView(new ArrayBuffer(4 * glyphs.length));
  const glyf = new Uint8Array(glyphs.reduce((sum, { outline }) => sum + padded(outline.length), 0));
  let offset = 0;
  glyphs.forEach(({ outline, advance }, index) => {
    loca.setUint32(4 * index, offset);
    glyf.set(outline, offset);
    offset += padded(outline.length);
    const leftBearing =
      outline.length === 0 ? 0 : new DataView(outline.buffer, outline.byteOffset).getInt16(2);
    hmtx.setUint16(4 * index, Math.max(0, advance));
    hmtx.setInt16(4 * index + 2, leftBearing);
  });
  loca.setUint32(4 * glyphs.length, offset);
  return { glyf, loca: new Uint8Array(loca.buffer), hmtx: new Uint8Array(hmtx.buffer) };
}

/** The source font's own tables, telling of the new glyphs. */
function headerTables(source: Sfnt, glyphs: readonly BuiltGlyph[]) {
  const head = source.requiredTable('head');
  const hhea = source.requiredTable('hhea');
  const maxp = source.requiredTable('maxp');
  const headView = new DataView(head.buffer);
  headView.setUint32(8, 0);
  headView.setInt16(50, 1);
  new DataView(hhea.buffer).setUint16(34, glyphs.length);
  const limits = glyphLimits(glyphs.map(({ outline }) => outline));
  const maxpView = new DataView(maxp.buffer);
  maxpView.setUint16(4, glyphs.length);
  maxpView.setUint16(6, limits.points);
  maxpView.setUint16(8, limits.contours);
  maxpView.setUint16(10, limits.compositePoints);
  maxpView.setUint16(12, limits.compositeContours);
  maxpView.setUint16(28, limits.components);
  maxpView.setUint16(30, limits.depth);
  return { head, hhea, maxp };
}

function checksum(view: DataView, from: number, to: number): number {
  let sum = 0;
  for (let offset = from; offset < to; offset += 4) sum = (sum + view.getUint32(offset)) >>> 0;
  return sum;
}

function assembled(tables: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const entries = Object.entries(tables).sort(([one], [other]) => (one < other ? -1 : 1));
  const directoryBytes = 12 + 16 * entries.length;
  const file = new Uint8Array(
    directoryBytes + entries.reduce((sum, [, table]) => sum + padded(table.length), 0),
  );
  const view = new DataView(file.buffer);
  const power = 2 ** Math.floor(Math.log2(entries.length));
  view.setUint32(0, TRUE_TYPE);
  view.setUint16(4, entries.length);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (entries.length - power) * 16);
  let offset = directoryBytes;
  let headOffset = 0;
  entries.forEach(([tag, table], index) => {
    const record = 12 + 16 * index;
    file.set(table, offset);
    if (tag === 'head') headOffset = offset;
    for (let letter = 0; letter < 4; letter += 1) file[record + letter] = tag.charCodeAt(letter);
    view.setUint32(record + 4, checksum(view, offset, offset + padded(table.length)));
    view.setUint32(record + 8, offset);
    view.setUint32(record + 12, table.length);
    offset += padded(table.length);
  });
  view.setUint32(headOffset + 8, (CHECKSUM_MAGIC - checksum(view, 0, file.length)) >>> 0);
  return file;
}

/** Writes a TrueType file that has exactly these glyphs, with the source font's metrics and hinting programs. */
export function fontFile(source: Sfnt, glyphs: readonly BuiltGlyph[]): Uint8Array {
  const hinting: Record<string, Uint8Array> = {};
  for (const tag of HINTING) {
    const table = source.table(tag);
    if (table) hinting[tag] = table;
  }
  return assembled({ ...headerTables(source, glyphs), ...glyphTables(glyphs), ...hinting });
}
