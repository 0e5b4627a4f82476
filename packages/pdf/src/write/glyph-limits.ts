import { eachComponent, isComposite } from './composite.ts';

/** The most points, contours and components of any glyph, as the table 'maxp' states them. */
export interface GlyphLimits {
  readonly points: number;
  readonly contours: number;
  readonly compositePoints: number;
  readonly compositeContours: number;
  readonly components: number;
  readonly depth: number;
}

interface Extent {
  readonly points: number;
  readonly contours: number;
  readonly components: number;
  readonly depth: number;
}

const EMPTY: Extent = { points: 0, contours: 0, components: 0, depth: 0 };

function simpleExtent(outline: Uint8Array): Extent {
  const view = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
  const contours = view.getInt16(0);
  // The last of the contours' end points, which stand behind the ten bytes of the header.
  const points = contours > 0 ? view.getUint16(8 + 2 * contours) + 1 : 0;
  return { ...EMPTY, points, contours };
}

/** Counts what each glyph of a font draws, with what its components draw. */
export function glyphLimits(outlines: readonly Uint8Array[]): GlyphLimits {
  const known = new Map<number, Extent>();
  const extentOf = (glyph: number): Extent => {
    const found = known.get(glyph);
    if (found) return found;
    const outline = outlines[glyph];
    let extent = EMPTY;
    if (outline !== undefined && isComposite(outline)) {
      const sum = { points: 0, contours: 0, components: 0, depth: 0 };
      eachComponent(outline, (part) => {
        const inner = extentOf(part);
        sum.points += inner.points;
        sum.contours += inner.contours;
        sum.components += 1;
        sum.depth = Math.max(sum.depth, inner.depth + 1);
      });
      extent = sum;
    } else if (outline !== undefined && outline.length > 0) extent = simpleExtent(outline);
    known.set(glyph, extent);
    return extent;
  };
  const extents = outlines.map((_, glyph) => extentOf(glyph));
  const most = (of: (extent: Extent) => number): number => Math.max(0, ...extents.map(of));
  const isMade = ({ components }: Extent): boolean => components > 0;
  return {
    points: most((extent) => (isMade(extent) ? 0 : extent.points)),
    contours: most((extent) => (isMade(extent) ? 0 : extent.contours)),
    compositePoints: most((extent) => (isMade(extent) ? extent.points : 0)),
    compositeContours: most((extent) => (isMade(extent) ? extent.contours : 0)),
    components: most(({ components }) => components),
    depth: most(({ depth }) => depth),
  };
}
