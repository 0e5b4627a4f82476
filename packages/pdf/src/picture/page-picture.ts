import type { PlacedDisc, PlacedItem, PlacedRule, PlacedText } from '../layout/placed.ts';
import { MM_PER_PT, PAGE } from '../layout/typography.ts';
import { SPACE, wideningInEm } from '../shape/shape-line.ts';
import { toneColours } from '../write/drawing.ts';
import type { TypeSetter } from '../write/type-setter.ts';
import { GlyphOutlines } from './glyph-outlines.ts';

/** A number with as many places as can be seen. */
const short = (value: number, places = 2): string => String(Number(value.toFixed(places)));

function rule({ fromMm, toMm, weightMm, tone }: PlacedRule): string {
  const ends = `x1="${short(fromMm.x)}" y1="${short(fromMm.y)}" x2="${short(toMm.x)}" y2="${short(toMm.y)}"`;
  return `<line ${ends} stroke="${toneColours[tone]}" stroke-width="${short(weightMm)}"/>`;
}

const disc = ({ centreMm, radiusMm, tone }: PlacedDisc): string =>
  `<circle cx="${short(centreMm.x)}" cy="${short(centreMm.y)}" r="${short(radiusMm)}" fill="${toneColours[tone]}"/>`;

/** One line of text: the outlines of its glyphs, from left to right. */
function line(item: PlacedText, setter: TypeSetter, outlines: GlyphOutlines): string {
  const runs = setter.shape(item.text, item.style, item.isRightToLeft);
  const sizeMm = item.style.sizePt * MM_PER_PT;
  const widening = item.spreadToMm === undefined ? 0 : wideningInEm(runs, item.spreadToMm / sizeMm);
  let penEm = 0;
  const groups = runs.map(({ face, clusters }) => {
    const startEm = penEm;
    const uses = clusters.flatMap(({ text, advance, parts }) => {
      const penUnits = (penEm - startEm) * face.unitsPerEm;
      penEm += advance / face.unitsPerEm + (text === SPACE ? widening : 0);
      return parts.map(({ glyph, x, y }) => {
        const id = outlines.idOf(face, glyph);
        const lift = y === 0 ? '' : ` y="${short(y, 0)}"`;
        return id === null ? '' : `<use href="#${id}" x="${short(penUnits + x, 0)}"${lift}/>`;
      });
    });
    const scale = short(sizeMm / face.unitsPerEm, 6);
    const place = `matrix(${scale} 0 0 -${scale} ${short(item.xMm + startEm * sizeMm)} ${short(item.baselineMm)})`;
    return `<g transform="${place}">${uses.join('')}</g>`;
  });
  const colour = item.tone === 'ink' ? '' : ` fill="${toneColours[item.tone]}"`;
  return `<g${colour}>${groups.join('')}</g>`;
}

function drawn(item: PlacedItem, setter: TypeSetter, outlines: GlyphOutlines): string {
  switch (item.kind) {
    case 'text':
      return line(item, setter, outlines);
    case 'rule':
      return rule(item);
    case 'disc':
      return disc(item);
    default:
      return item satisfies never;
  }
}

const topOf = (item: PlacedItem): number => {
  switch (item.kind) {
    case 'text':
      return item.baselineMm - item.style.sizePt * MM_PER_PT;
    case 'rule':
      return Math.min(item.fromMm.y, item.toMm.y);
    case 'disc':
      return item.centreMm.y - item.radiusMm;
    default:
      return item satisfies never;
  }
};

/**
 * Draws a page as an SVG picture, from the same placed items as the PDF: letters as outlines, so that it needs no font
 * where it is shown.
 *
 * @param heightMm How much of the page is drawn, from its top.
 */
export function pagePicture(
  items: readonly PlacedItem[],
  setter: TypeSetter,
  heightMm: number = PAGE.heightMm,
): string {
  const outlines = new GlyphOutlines();
  const content = items
    .filter((item) => topOf(item) < heightMm)
    .map((item) => drawn(item, setter, outlines))
    .join('');
  const size = `viewBox="0 0 ${PAGE.widthMm} ${heightMm}" width="${PAGE.widthMm * 4}" height="${heightMm * 4}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${outlines.definitions()}<rect width="100%" height="100%" fill="#fffefd"/>${content}</svg>\n`;
}
