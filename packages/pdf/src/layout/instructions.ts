import type { InstructionPage } from '../document/will-document.ts';
import { brandMark } from './brand-mark.ts';
import { paginate } from './paginate.ts';
import type { Piece } from './piece.ts';
import type { PlacedItem } from './placed.ts';
import { frameText, levelRule, type Setting } from './setting.ts';
import { PARTS, within } from './structure.ts';
import { MM_PER_PT, PAGE, scaled, TEXT_WIDTH_MM, type TypeStyle } from './typography.ts';

const LEFT = PAGE.marginMm;
const KNOT_RADIUS_MM = 3.4;
const STEP_INDENT_MM = 13;
const STEP_GAP_MM = 3.4;
/** From the most comfortable size to the smallest that still reads well on paper. */
const SCALES = [1, 0.96, 0.92, 0.88, 0.84, 0.8] as const;

/** The page's head: whose page it is, and what it is for. */
function headPiece({ brand, heading }: InstructionPage, setting: Setting): Piece {
  const { typography, measure, textOf } = setting;
  const across = { xMm: LEFT, widthMm: TEXT_WIDTH_MM, key: 'P.0' };
  const mark = brandMark(brand, within(PARTS.instructions, 'paragraph'), setting);
  const title = frameText(
    textOf(heading),
    { ...across, style: typography.articleTitle, element: within(PARTS.instructions, 'title') },
    measure,
  );
  return {
    heightMm: mark.heightMm + title.heightMm + 5,
    spaceBeforeMm: 0,
    bond: 'always',
    place: ({ topMm }) => [...mark.place(topMm), ...title.place(topMm + mark.heightMm)],
  };
}

/** One step: a knot of the thread with its number, and what to do. */
function stepPiece(
  text: string,
  key: string,
  index: number,
  isLast: boolean,
  style: TypeStyle,
  gapMm: number,
  setting: Setting,
): Piece {
  const item = within(within(PARTS.instructions, 'list'), 'item', index);
  const frame = frameText(
    text,
    {
      xMm: LEFT + STEP_INDENT_MM,
      widthMm: TEXT_WIDTH_MM - STEP_INDENT_MM,
      style,
      key,
      element: within(item, 'item-body'),
    },
    setting.measure,
  );
  const heightMm = Math.max(frame.heightMm, 2 * KNOT_RADIUS_MM);
  const numberStyle = { sizePt: 9, isBold: true };
  const number = String(index + 1);
  const x = LEFT + KNOT_RADIUS_MM;
  return {
    heightMm,
    spaceBeforeMm: index === 0 ? 0 : gapMm,
    bond: 'loose',
    place: ({ topMm }) => {
      const y = topMm + style.leadingMm / 2;
      const thread: PlacedItem[] = isLast
        ? []
        : [
            {
              ...levelRule(x, x, y, 0.5, 'brand'),
              toMm: { x, y: topMm + heightMm + gapMm + style.leadingMm / 2 },
            },
          ];
      return [
        ...thread,
        { kind: 'disc', centreMm: { x, y }, radiusMm: KNOT_RADIUS_MM, tone: 'brand' },
        {
          kind: 'text',
          text: number,
          xMm: x - setting.measure(number, numberStyle) / 2,
          baselineMm: y + 0.36 * numberStyle.sizePt * MM_PER_PT,
          style: numberStyle,
          tone: 'on-brand',
          key,
          element: within(item, 'item-label'),
        },
        ...frame.place(topMm),
      ];
    },
  };
}

function pagesAt(page: InstructionPage, setting: Setting, scale: number): PlacedItem[][] {
  const style = scaled(setting.typography.body, scale);
  const steps = page.steps.map(({ text, key }, index) =>
    stepPiece(
      setting.textOf(text),
      key,
      index,
      index === page.steps.length - 1,
      style,
      STEP_GAP_MM * scale,
      setting,
    ),
  );
  return paginate([headPiece(page, setting), ...steps], {
    topMm: PAGE.marginMm,
    heightMm: PAGE.heightMm - 2 * PAGE.marginMm,
  });
}

/**
 * Sets the page that tells how to sign: one page, in the largest size that lets it be one.
 *
 * @returns One page; more only where even the smallest size needs them.
 * @see design.md 1.9
 */
export function instructionPages(page: InstructionPage, setting: Setting): PlacedItem[][] {
  let pages: PlacedItem[][] = [];
  for (const scale of SCALES) {
    pages = pagesAt(page, setting, scale);
    if (pages.length === 1) break;
  }
  return pages;
}
