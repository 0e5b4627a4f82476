import type { GlyphPart } from '../shape/face.ts';
import type { Sfnt } from './sfnt.ts';

/** A TrueType composite glyph: its header, and the flags of its components. */
const HEADER_BYTES = 10;
const COMPONENT_BYTES = 8;
const ARGS_ARE_WORDS = 0x0001;
const ARGS_ARE_XY = 0x0002;
const HAS_SCALE = 0x0008;
const MORE_COMPONENTS = 0x0020;
const HAS_XY_SCALE = 0x0040;
const HAS_TWO_BY_TWO = 0x0080;
const OVERLAPS = 0x0400;

const viewOf = (outline: Uint8Array): DataView =>
  new DataView(outline.buffer, outline.byteOffset, outline.byteLength);

/** Says whether a glyph is made of other glyphs. */
export const isComposite = (outline: Uint8Array): boolean =>
  outline.length >= HEADER_BYTES && viewOf(outline).getInt16(0) < 0;

const scaleBytes = (flags: number): number =>
  flags & HAS_SCALE ? 2 : flags & HAS_XY_SCALE ? 4 : flags & HAS_TWO_BY_TWO ? 8 : 0;

/** Visits the glyphs of which a composite is made, with the place of each one's number. */
export function eachComponent(outline: Uint8Array, visit: (glyph: number, offset: number) => void): void {
  const view = viewOf(outline);
  let offset = HEADER_BYTES;
  for (;;) {
    const flags = view.getUint16(offset);
    visit(view.getUint16(offset + 2), offset + 2);
    offset += 4 + (flags & ARGS_ARE_WORDS ? 4 : 2) + scaleBytes(flags);
    if (!(flags & MORE_COMPONENTS)) return;
  }
}

/** A copy of a glyph in which the glyphs that it is made of have their new numbers. */
export function withNumbers(outline: Uint8Array, numberOf: (glyph: number) => number): Uint8Array {
  const copy = outline.slice();
  if (isComposite(copy)) {
    const view = viewOf(copy);
    eachComponent(outline, (glyph, offset) => view.setUint16(offset, numberOf(glyph)));
  }
  return copy;
}

interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

function boxOf(parts: readonly GlyphPart[], font: Sfnt): Box {
  const box = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  for (const { glyph, x, y } of parts) {
    const view = viewOf(font.outline(glyph));
    box.left = Math.min(box.left, view.getInt16(2) + x);
    box.bottom = Math.min(box.bottom, view.getInt16(4) + y);
    box.right = Math.max(box.right, view.getInt16(6) + x);
    box.top = Math.max(box.top, view.getInt16(8) + y);
  }
  return box;
}

/**
 * Makes one glyph of the parts of a cluster, each at its place.
 *
 * @param parts At least one, none of them empty.
 */
export function compositeOf(
  parts: readonly GlyphPart[],
  font: Sfnt,
  numberOf: (glyph: number) => number,
): Uint8Array {
  const outline = new Uint8Array(HEADER_BYTES + COMPONENT_BYTES * parts.length);
  const view = viewOf(outline);
  const box = boxOf(parts, font);
  view.setInt16(0, -1);
  view.setInt16(2, box.left);
  view.setInt16(4, box.bottom);
  view.setInt16(6, box.right);
  view.setInt16(8, box.top);
  parts.forEach(({ glyph, x, y }, index) => {
    const offset = HEADER_BYTES + COMPONENT_BYTES * index;
    const more = index < parts.length - 1 ? MORE_COMPONENTS : 0;
    const overlaps = index === 0 ? OVERLAPS : 0;
    view.setUint16(offset, ARGS_ARE_WORDS | ARGS_ARE_XY | more | overlaps);
    view.setUint16(offset + 2, numberOf(glyph));
    view.setInt16(offset + 4, x);
    view.setInt16(offset + 6, y);
  });
  return outline;
}
