import type { PlacedItem, Point } from './placed.ts';
import { frameText, levelRule, type Setting, type TextFrame } from './setting.ts';
import type { ElementPath } from './structure.ts';
import { PAGE, TEXT_WIDTH_MM } from './typography.ts';

const LEFT = PAGE.marginMm;
const RING_RADIUS_MM = 3;
const HOLE_RADIUS_MM = 2.3;
const NAME_INDENT_MM = 8;
const ABOVE_RULE_MM = 1.5;
/** Between the name and what stands below it. */
const BELOW_NAME_MM = 5;

/** A ring of brass with a thread through it. */
const seal = (centreMm: Point): PlacedItem[] => [
  { kind: 'disc', centreMm, radiusMm: RING_RADIUS_MM, tone: 'seal' },
  { kind: 'disc', centreMm, radiusMm: HOLE_RADIUS_MM, tone: 'on-brand' },
  levelRule(centreMm.x - HOLE_RADIUS_MM, centreMm.x + HOLE_RADIUS_MM, centreMm.y, 0.5, 'brand'),
];

/**
 * Sets whose page it is: the seal, the name and a rule below them, from margin to margin.
 *
 * @param element Where the name belongs when the document is read out.
 * @returns A frame whose height has the room below the rule in it.
 */
export function brandMark(brand: string, element: ElementPath, { typography, measure }: Setting): TextFrame {
  const name = frameText(
    brand,
    {
      xMm: LEFT + NAME_INDENT_MM,
      widthMm: TEXT_WIDTH_MM - NAME_INDENT_MM,
      key: 'brand',
      style: typography.heading,
      tone: 'brand',
      element,
    },
    measure,
  );
  return {
    heightMm: name.heightMm + BELOW_NAME_MM,
    widthMm: TEXT_WIDTH_MM,
    place: (topMm) => [
      ...seal({ x: LEFT + RING_RADIUS_MM, y: topMm + name.heightMm / 2 }),
      ...name.place(topMm),
      levelRule(LEFT, LEFT + TEXT_WIDTH_MM, topMm + name.heightMm + ABOVE_RULE_MM, 0.3, 'brand'),
    ],
  };
}
