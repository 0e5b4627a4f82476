import * as hb from 'harfbuzzjs';
import { covers } from '../text/covers.ts';

/** A glyph of a cluster, and where it stands from the cluster's start, in font units. */
export interface GlyphPart {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
}

/** What is drawn as one: a letter, or a whole akshara of an Indian script. */
export interface Cluster {
  readonly text: string;
  /** In font units. */
  readonly advance: number;
  readonly parts: readonly GlyphPart[];
}

/**
 * One font file, ready to shape text.
 *
 * Keep one per file and worker: it remembers every word that it has shaped.
 */
export class Face {
  readonly bytes: Uint8Array;
  readonly unitsPerEm: number;
  readonly #font: hb.Font;
  readonly #buffer = new hb.Buffer();
  readonly #codePoints: ReadonlySet<number>;
  readonly #shaped = new Map<string, readonly Cluster[]>();

  constructor(
    /** As PDF names it: letters, digits and hyphens. */
    readonly name: string,
    bytes: Uint8Array,
  ) {
    // A copy: Node's `Buffer` shares its memory with whatever was read beside the font.
    this.bytes = Uint8Array.from(bytes);
    const face = new hb.Face(new hb.Blob(this.bytes));
    this.#font = new hb.Font(face);
    this.unitsPerEm = face.upem;
    this.#codePoints = new Set(face.collectUnicodes());
  }

  /** Says whether the font has a shape for every character of a text. */
  covers(text: string): boolean {
    return covers(text, (codePoint) => this.#codePoints.has(codePoint));
  }

  /**
   * Shapes a text of one script and one direction.
   *
   * @param language BCP 47; Hindi and Marathi have letters of their own.
   * @returns Clusters from left to right.
   */
  shape(text: string, isRightToLeft: boolean, language: string): readonly Cluster[] {
    const key = `${isRightToLeft ? 'R' : 'L'}${language} ${text}`;
    const known = this.#shaped.get(key);
    if (known) return known;
    const clusters = this.#clustersOf(text, isRightToLeft, language);
    this.#shaped.set(key, clusters);
    return clusters;
  }

  #clustersOf(text: string, isRightToLeft: boolean, language: string): Cluster[] {
    const buffer = this.#buffer;
    buffer.clearContents();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(isRightToLeft ? hb.Direction.RTL : hb.Direction.LTR);
    buffer.setLanguage(language);
    hb.shape(this.#font, buffer);
    return gathered(text, buffer.getGlyphInfos(), buffer.getGlyphPositions());
  }
}

type GlyphInfo = ReturnType<hb.Buffer['getGlyphInfos']>[number];
type GlyphPosition = ReturnType<hb.Buffer['getGlyphPositions']>[number];

const JOINERS_ALONE = /^\p{Join_Control}+$/u;

/** Where the pieces of text begin that are drawn as one. */
function startsOf(text: string, infos: readonly GlyphInfo[]): number[] {
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((one, other) => one - other);
  // A joiner belongs to the letter before it: poppler ends the word at a glyph without width.
  return starts.filter(
    (start, index) => index === 0 || !JOINERS_ALONE.test(text.slice(start, starts[index + 1])),
  );
}

/** Gathers HarfBuzz's glyphs by the piece of text that they draw. */
function gathered(text: string, infos: readonly GlyphInfo[], positions: readonly GlyphPosition[]): Cluster[] {
  const starts = startsOf(text, infos);
  const endOf = new Map(starts.map((start, index) => [start, starts[index + 1] ?? text.length]));
  const clusters: { start: number; advance: number; parts: GlyphPart[] }[] = [];
  infos.forEach(({ cluster: start, codepoint: glyph }, index) => {
    const position = positions[index];
    if (!position || !endOf.has(start)) return;
    let cluster = clusters.at(-1);
    if (cluster?.start !== start) {
      cluster = { start, advance: 0, parts: [] };
      clusters.push(cluster);
    }
    cluster.parts.push({ glyph, x: cluster.advance + position.xOffset, y: position.yOffset });
    cluster.advance += position.xAdvance;
  });
  return clusters.map(({ start, advance, parts }) => ({
    text: text.slice(start, endOf.get(start)),
    advance,
    parts,
  }));
}
