import { PAGE } from '../layout/typography.ts';
import { pt } from '../write/drawing.ts';
import type { DrawnLine, InkBox } from './printed-pages.ts';

/** Signs lean out over the edge of their letter: so far a line's ink may stand out of the margin. */
const LEANING_MM = 0.8;
/** Boxes are a little larger than curved ink. */
const TOUCHING_PT = 0.4;

/** The smallest box round all of the ink. */
function around(ink: readonly InkBox[]): InkBox {
  return {
    left: Math.min(...ink.map(({ left }) => left)),
    bottom: Math.min(...ink.map(({ bottom }) => bottom)),
    right: Math.max(...ink.map(({ right }) => right)),
    top: Math.max(...ink.map(({ top }) => top)),
  };
}

const overlap = (one: InkBox, other: InkBox): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOUCHING_PT &&
  Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > TOUCHING_PT;

/** The lines of a page of which a glyph stands out of the margins, by their text. */
export function linesOutside(lines: readonly DrawnLine[]): string[] {
  const least = pt(PAGE.marginMm - LEANING_MM);
  const right = pt(PAGE.widthMm) - least;
  const top = pt(PAGE.heightMm) - least;
  return lines
    .filter(({ ink }) => {
      const box = around(ink);
      return box.left < least || box.bottom < least || box.right > right || box.top > top;
    })
    .map(({ text }) => text);
}

/** The pairs of lines on a page of which two glyphs stand on each other, by their texts. */
export function overlappingLines(lines: readonly DrawnLine[]): string[] {
  const boxed = lines.map((line) => ({ line, box: around(line.ink) }));
  return boxed.flatMap(({ line, box }, index) =>
    boxed
      .slice(index + 1)
      .filter(
        (other) =>
          overlap(box, other.box) &&
          line.ink.some((glyph) => other.line.ink.some((otherGlyph) => overlap(glyph, otherGlyph))),
      )
      .map((other) => `${line.text} / ${other.line.text}`),
  );
}
