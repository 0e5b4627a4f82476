import type { GlyphPart } from '../shape/face.ts';
import { compositeOf, eachComponent, isComposite, withNumbers } from './composite.ts';
import { type BuiltGlyph, fontFile } from './font-file.ts';
import type { Sfnt } from './sfnt.ts';

/** A glyph to be: what it draws, and how far it moves the pen. */
export interface ClusterGlyph {
  readonly parts: readonly GlyphPart[];
  readonly advance: number;
}

/** Numbers the source glyphs that the clusters are made of, behind the clusters' own. */
class PartNumbers {
  readonly numbers = new Map<number, number>();

  constructor(
    private readonly source: Sfnt,
    private next: number,
  ) {}

  readonly numberOf = (glyph: number): number => {
    const known = this.numbers.get(glyph);
    if (known !== undefined) return known;
    const number = this.next;
    this.next += 1;
    this.numbers.set(glyph, number);
    const outline = this.source.outline(glyph);
    if (isComposite(outline)) eachComponent(outline, this.numberOf);
    return number;
  };
}

function clusterOutline({ parts }: ClusterGlyph, source: Sfnt, numbers: PartNumbers): Uint8Array {
  const drawn = parts.filter(({ glyph }) => source.outline(glyph).length > 0);
  const [only] = drawn;
  if (only === undefined) return new Uint8Array(0);
  return drawn.length === 1 && only.x === 0 && only.y === 0
    ? withNumbers(source.outline(only.glyph), numbers.numberOf)
    : compositeOf(drawn, source, numbers.numberOf);
}

/**
 * Builds a small font in which one glyph is one shaped cluster.
 *
 * @param clusters The glyph of the cluster at index i has the number i + 1; 0 is the box for what is missing.
 */
export function clusterFont(
  source: Sfnt,
  clusters: readonly ClusterGlyph[],
): { file: Uint8Array; glyphCount: number } {
  const numbers = new PartNumbers(source, clusters.length + 1);
  const glyphs: BuiltGlyph[] = [
    { outline: withNumbers(source.outline(0), numbers.numberOf), advance: source.advance(0) },
    ...clusters.map((cluster) => ({
      outline: clusterOutline(cluster, source, numbers),
      advance: cluster.advance,
    })),
  ];
  // The map keeps the order in which the numbers were given; all parts of parts are in it already.
  for (const glyph of numbers.numbers.keys()) {
    glyphs.push({
      outline: withNumbers(source.outline(glyph), numbers.numberOf),
      advance: source.advance(glyph),
    });
  }
  return { file: fontFile(source, glyphs), glyphCount: glyphs.length };
}
