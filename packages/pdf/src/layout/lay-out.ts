import type { Block } from '../document/blocks.ts';
import { flowOf, type SheetDocument, textsOfBlock } from '../document/composed-document.ts';
import { plainText } from '../document/rich-text.ts';
import type { WillDocument } from '../document/will-document.ts';
import { blockPieces } from './block-pieces.ts';
import { type FooterSetter, footerSetter } from './footer.ts';
import { instructionPages } from './instructions.ts';
import { LayoutError } from './layout-error.ts';
import { paginate } from './paginate.ts';
import type { Piece } from './piece.ts';
import type { Measure, Page, PlacedItem } from './placed.ts';
import type { Setting } from './setting.ts';
import { PAGE, scaledTypography, type Typography, typographyOf } from './typography.ts';

/** Between the text and the foot of a page. */
const ABOVE_FOOT_MM = 4;
/** The number of pages stands in the will itself: setting it can move a line, and so change the number. */
const MOST_ROUNDS = 4;
/** The sizes in which a document that is best on one page is tried; smaller print would tire its readers. */
const ONE_PAGE_SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.78] as const;

interface Body {
  readonly topMm: number;
  readonly heightMm: number;
}

function bodyAbove(foot: FooterSetter | null): Body {
  const footMm = foot === null ? 0 : foot.heightMm + ABOVE_FOOT_MM;
  return { topMm: PAGE.marginMm, heightMm: PAGE.heightMm - 2 * PAGE.marginMm - footMm };
}

const statesPageCount = (block: Block): boolean =>
  textsOfBlock(block)
    .flat()
    .some(({ kind }) => kind === 'page-count');

function pagesOf(
  document: WillDocument | SheetDocument,
  body: Body,
  settingFor: (pageCount: number) => Setting,
): PlacedItem[][] {
  const blocks = flowOf(document);
  const set = (pageCount: number, index: number): readonly Piece[] => {
    const block = blocks[index];
    if (block === undefined) return [];
    return blockPieces(block, index, blocks[index - 1]?.kind, settingFor(pageCount), body.heightMm);
  };
  const lasting = blocks.map((block, index) => (statesPageCount(block) ? null : set(0, index)));
  const pagesFor = (pageCount: number): PlacedItem[][] =>
    paginate(
      lasting.flatMap((pieces, index) => pieces ?? set(pageCount, index)),
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

function laidOut(document: WillDocument | SheetDocument, typography: Typography, measure: Measure): Page[] {
  const settingFor = (pageCount: number): Setting => ({
    typography,
    measure,
    textOf: (text) => plainText(text, { pageNumber: 0, pageCount }),
  });
  const foot = document.footer === undefined ? null : footerSetter(document.footer, typography, measure);
  const flow = pagesOf(document, bodyAbove(foot), settingFor);
  const pages = flow.map(
    (items, index): Page => ({
      kind: document.kind,
      items: [...items, ...(foot?.place(index + 1, flow.length) ?? [])],
    }),
  );
  if (document.kind === 'sheet') return pages;
  const instructions = instructionPages(document.instructions, settingFor(flow.length));
  return [...instructions.map((items): Page => ({ kind: 'instructions', items })), ...pages];
}

/** Sets a sheet on one page without a foot, in the largest size that lets it be one; null where none does. */
function onOnePage(document: SheetDocument, typography: Typography, measure: Measure): Page | null {
  const body = bodyAbove(null);
  for (const scale of ONE_PAGE_SCALES) {
    const setting: Setting = {
      typography: scaledTypography(typography, scale),
      measure,
      textOf: (text) => plainText(text, { pageNumber: 1, pageCount: 1 }),
    };
    const pieces = document.blocks
      .flatMap((block, index, all) => blockPieces(block, index, all[index - 1]?.kind, setting, body.heightMm))
      .map((piece) => ({ ...piece, spaceBeforeMm: scale * piece.spaceBeforeMm }));
    const [items = [], ...others] = paginate(pieces, body);
    if (others.length === 0) return { kind: 'sheet', items };
  }
  return null;
}

/**
 * Lays a will or a sheet out on pages of A4. A will has its page of instructions first, then its own pages with its foot on
 * each of them; a sheet that prefers one page gets the largest size that lets it be one.
 *
 * @param measure Tells how wide a text is.
 * @returns Pages in order, at least one; of a will at least two.
 * @throws LayoutError Where the number of pages, which the will states, would change with every statement of it.
 * @see spec.md section 9; design.md 1.9
 */
export function layOut(document: WillDocument | SheetDocument, measure: Measure): Page[] {
  const typography = typographyOf(document.language);
  if (document.kind === 'sheet' && document.prefersOnePage === true) {
    const page = onOnePage(document, typography, measure);
    if (page !== null) return [page];
  }
  return laidOut(document, typography, measure);
}
