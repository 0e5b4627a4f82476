import type { Block } from '../document/blocks.ts';
import { plainText } from '../document/rich-text.ts';
import type { WillDocument } from '../document/will-document.ts';
import { blockPieces } from './block-pieces.ts';
import { footerSetter } from './footer.ts';
import { instructionPages } from './instructions.ts';
import { LayoutError } from './layout-error.ts';
import { paginate } from './paginate.ts';
import type { Measure, Page, PlacedItem } from './placed.ts';
import type { Setting } from './setting.ts';
import { PAGE, typographyOf } from './typography.ts';

/** Between the text and the foot of a page. */
const ABOVE_FOOT_MM = 4;
/** The number of pages stands in the will itself: setting it can move a line, and so change the number. */
const MOST_ROUNDS = 4;

interface Body {
  readonly topMm: number;
  readonly heightMm: number;
}

function willPages(
  document: WillDocument,
  body: Body,
  settingFor: (pageCount: number) => Setting,
): PlacedItem[][] {
  const blocks: readonly Block[] = [
    document.title,
    ...document.articles.flatMap(({ heading, blocks: own }) => [heading, ...own]),
  ];
  const pagesFor = (pageCount: number): PlacedItem[][] =>
    paginate(
      blocks.flatMap((block, index) =>
        blockPieces(block, blocks[index - 1]?.kind, settingFor(pageCount), body.heightMm),
      ),
      body,
    );
  let pages = pagesFor(1);
  for (let round = 1; round < MOST_ROUNDS; round += 1) {
    const pageCount = pages.length;
    pages = pagesFor(pageCount);
    if (pages.length === pageCount) return pages;
  }
  throw new LayoutError('The number of pages never agrees with itself');
}

/**
 * Lays a will out on pages of A4: the page of instructions first, then the will with its foot on every page.
 *
 * @param measure Tells how wide a text is.
 * @returns Pages in order, at least two.
 * @throws LayoutError Where a witness's box would be higher than a page even in the smallest print.
 * @see spec.md section 9; design.md 1.9
 */
export function layOut(document: WillDocument, measure: Measure): Page[] {
  const typography = typographyOf(document.language);
  const settingFor = (pageCount: number): Setting => ({
    typography,
    measure,
    textOf: (text) => plainText(text, { pageNumber: 0, pageCount }),
  });
  const foot = footerSetter(document.footer, typography, measure);
  const body: Body = {
    topMm: PAGE.marginMm,
    heightMm: PAGE.heightMm - 2 * PAGE.marginMm - foot.heightMm - ABOVE_FOOT_MM,
  };
  const pages = willPages(document, body, settingFor);
  return [
    ...instructionPages(document.instructions, settingFor(pages.length)).map(
      (items): Page => ({ kind: 'instructions', items }),
    ),
    ...pages.map(
      (items, index): Page => ({ kind: 'will', items: [...items, ...foot.place(index + 1, pages.length)] }),
    ),
  ];
}
