import type { FactsBlock, LabelledFact } from '../document/blocks.ts';
import { plainText } from '../document/rich-text.ts';
import { brandMark } from '../layout/brand-mark.ts';
import { paginate } from '../layout/paginate.ts';
import type { Piece } from '../layout/piece.ts';
import type { Measure, Page } from '../layout/placed.ts';
import { frameText, type Setting, type TextFrame } from '../layout/setting.ts';
import { type ElementPath, PARTS, within } from '../layout/structure.ts';
import { tablePieces } from '../layout/tables.ts';
import { textPieces } from '../layout/text-pieces.ts';
import { PAGE, scaledTypography, TEXT_WIDTH_MM, typographyOf } from '../layout/typography.ts';
import type { InvoiceDocument } from './invoice-document.ts';

const LEFT = PAGE.marginMm;
const across = { xMm: LEFT, widthMm: TEXT_WIDTH_MM };
const body = { topMm: PAGE.marginMm, heightMm: PAGE.heightMm - 2 * PAGE.marginMm };
const COLUMN_GAP_MM = 10;
const FACT_GAP_MM = 3;
/** From the most comfortable size to the smallest that still reads well on paper. */
const SCALES = [1, 0.9, 0.8, 0.7] as const;

const framePiece = (frame: TextFrame, spaceBeforeMm: number): Piece => ({
  heightMm: frame.heightMm,
  spaceBeforeMm,
  bond: 'loose',
  place: ({ topMm }) => frame.place(topMm),
});

/** One fact: its label, and what it is below. */
function factFrame(
  { label, value }: LabelledFact,
  at: { readonly key: string; readonly xMm: number; readonly widthMm: number; readonly element: ElementPath },
  setting: Setting,
): TextFrame {
  const { typography, measure, textOf } = setting;
  const name = frameText(label, { ...at, style: typography.tableHead, isContinued: true }, measure);
  const text = frameText(textOf(value), { ...at, style: typography.tableCell }, measure);
  return {
    heightMm: name.heightMm + text.heightMm,
    widthMm: at.widthMm,
    place: (topMm) => [...name.place(topMm), ...text.place(topMm + name.heightMm)],
  };
}

function factsFrame({ columns, key }: FactsBlock, element: ElementPath, setting: Setting): TextFrame {
  const widthMm = (TEXT_WIDTH_MM - COLUMN_GAP_MM * (columns.length - 1)) / columns.length;
  const set = columns.map((facts, column) => {
    const xMm = LEFT + column * (widthMm + COLUMN_GAP_MM);
    let heightMm = 0;
    return facts.map((fact, index) => {
      const at = { key, xMm, widthMm, element: within(within(element, 'group', column), 'paragraph', index) };
      const frame = factFrame(fact, at, setting);
      const offsetMm = heightMm;
      heightMm += frame.heightMm + FACT_GAP_MM;
      return { frame, offsetMm };
    });
  });
  return {
    heightMm: Math.max(0, ...set.flat().map(({ frame, offsetMm }) => offsetMm + frame.heightMm)),
    widthMm: TEXT_WIDTH_MM,
    place: (topMm) => set.flat().flatMap(({ frame, offsetMm }) => frame.place(topMm + offsetMm)),
  };
}

function blockPieces(block: InvoiceDocument['blocks'][number], index: number, setting: Setting): Piece[] {
  const { typography, textOf } = setting;
  const element = within(PARTS.document, block.kind === 'facts' ? 'group' : block.kind, index + 1);
  const start = { ...across, key: block.key, alignment: 'start', bond: 'loose', element } as const;
  switch (block.kind) {
    case 'title':
      return textPieces(textOf(block.text), { ...start, style: typography.title, spaceBeforeMm: 3 }, setting);
    case 'facts':
      return [framePiece(factsFrame(block, element, setting), 5)];
    case 'table':
      return [
        framePiece({ heightMm: 0, widthMm: 0, place: () => [] }, 7),
        ...tablePieces(block, { ...across, pageHeightMm: body.heightMm, element }, setting, 'loose'),
      ];
    case 'paragraph':
      return textPieces(
        textOf(block.text),
        { ...start, style: typography.tableCell, spaceBeforeMm: 4 },
        setting,
      );
    default:
      return block satisfies never;
  }
}

/**
 * Lays an invoice out on one page of A4, in the largest size that lets it be one.
 *
 * @returns One page; more only where even the smallest size needs them.
 * @see spec.md section 9
 */
export function layOutInvoice(document: InvoiceDocument, measure: Measure): Page[] {
  const pagesAt = (scale: number): Page[] => {
    const setting: Setting = {
      typography: scaledTypography(typographyOf(document.language), scale),
      measure,
      textOf: (text) => plainText(text, { pageNumber: 0, pageCount: 0 }),
    };
    const pieces = [
      framePiece(brandMark(document.brand, within(PARTS.document, 'paragraph'), setting), 0),
      ...document.blocks.flatMap((block, index) => blockPieces(block, index, setting)),
    ];
    return paginate(pieces, body).map((items): Page => ({ kind: 'invoice', items }));
  };
  let pages: Page[] = [];
  for (const scale of SCALES) {
    pages = pagesAt(scale);
    if (pages.length === 1) break;
  }
  return pages;
}
