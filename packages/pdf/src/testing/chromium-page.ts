import type { PlacedItem, Page as PlacedPage, PlacedText } from '../layout/placed.ts';
import { MM_PER_PT, PAGE } from '../layout/typography.ts';
import { hasRightToLeft } from '../text/direction.ts';
import type { TypeSetter } from '../write/type-setter.ts';

/** A font file as a page of the browser gets it. */
export interface WebFont {
  readonly family: string;
  readonly isBold: boolean;
  readonly bytes: Uint8Array;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What is set by itself: a word, of which neighbours are told apart by a space. */
const EVERY_WORD = /(?<= )/u;

/** Each word at its own place, so that what the browser rounds does not add up; what runs both ways is one piece. */
function piecesOf(item: PlacedText, { measure }: TypeSetter): { text: string; xMm: number }[] {
  const { text, style, xMm, isRightToLeft, spreadToMm } = item;
  const widthMm = measure(text, style);
  if (hasRightToLeft(text)) return [{ text, xMm: isRightToLeft ? xMm + widthMm : xMm }];
  const words = text.split(EVERY_WORD);
  const wideningMm = spreadToMm === undefined ? 0 : (spreadToMm - widthMm) / Math.max(1, words.length - 1);
  let x = xMm;
  return words.map((word) => {
    const piece = { text: word, xMm: x };
    x += measure(word, style) + wideningMm;
    return piece;
  });
}

const textElement = (item: PlacedText, setter: TypeSetter): string =>
  piecesOf(item, setter)
    .map(
      ({ text, xMm }) =>
        `<text x="${xMm}" y="${item.baselineMm}" direction="${item.isRightToLeft ? 'rtl' : 'ltr'}" style="` +
        `font-size:${item.style.sizePt * MM_PER_PT}px;font-weight:${item.style.isBold ? 700 : 400}">${escaped(text)}</text>`,
    )
    .join('');

function element(item: PlacedItem, setter: TypeSetter): string {
  switch (item.kind) {
    case 'text':
      return textElement(item, setter);
    case 'rule':
      return `<line x1="${item.fromMm.x}" y1="${item.fromMm.y}" x2="${item.toMm.x}" y2="${item.toMm.y}" stroke="#000" stroke-width="${item.weightMm}"/>`;
    case 'disc':
      return `<circle cx="${item.centreMm.x}" cy="${item.centreMm.y}" r="${item.radiusMm}"/>`;
    default:
      return item satisfies never;
  }
}

const fontFace = ({ family, isBold, bytes }: WebFont): string =>
  `@font-face{font-family:"${family}";font-weight:${isBold ? 700 : 400};` +
  `src:url(data:font/ttf;base64,${Buffer.from(bytes).toString('base64')})}`;

/**
 * A page as HTML: each word stands at the place that layout has given it, in the same font files, and
 * the browser shapes it.
 *
 * @param language BCP 47.
 */
export function chromiumPage(
  page: PlacedPage,
  setter: TypeSetter,
  fonts: readonly WebFont[],
  language: string,
): string {
  const families = [...new Set(fonts.map(({ family }) => `"${family}"`))].join(',');
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
${fonts.map(fontFace).join('\n')}
*{margin:0}
svg{display:block;width:${PAGE.widthMm}mm;height:${PAGE.heightMm}mm}
text{font-family:${families};white-space:pre;text-rendering:geometricPrecision}
</style><svg viewBox="0 0 ${PAGE.widthMm} ${PAGE.heightMm}">${page.items.map((item) => element(item, setter)).join('')}</svg></html>`;
}
