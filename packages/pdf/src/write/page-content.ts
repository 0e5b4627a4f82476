import type { Page, PlacedItem, PlacedText } from '../layout/placed.ts';
import type { ElementPath } from '../layout/structure.ts';
import type { Face } from '../shape/face.ts';
import { discOperators, fillColour, fromBottomPt, pt, ruleOperators } from './drawing.ts';
import type { PdfFont } from './pdf-font.ts';
import type { StructureTree } from './structure-tree.ts';
import { textOperators } from './text-operators.ts';
import type { TypeSetter } from './type-setter.ts';

/** What pages are written with. */
export interface PageTools {
  readonly setter: TypeSetter;
  readonly fontOf: (face: Face) => PdfFont;
  readonly tree: StructureTree;
}

function textContent(item: PlacedText, { setter, fontOf }: PageTools): string {
  const runs = setter.shape(item.text, item.style, item.isRightToLeft);
  // On a line from right to left it would stand before the line's beginning.
  const hasSpace = item.endsWord && item.isRightToLeft !== true;
  return textOperators(
    {
      runs,
      ...(hasSpace ? { spaceAfter: runs.at(-1)?.face.shape(' ', false, '') ?? [] } : {}),
      sizePt: item.style.sizePt,
      xPt: pt(item.xMm),
      yPt: fromBottomPt(item.baselineMm),
      colour: fillColour(item.tone),
      ...(item.spreadToMm === undefined ? {} : { spreadToPt: pt(item.spreadToMm) }),
    },
    fontOf,
  );
}

function itemContent(item: PlacedItem, tools: PageTools): string {
  switch (item.kind) {
    case 'text':
      return textContent(item, tools);
    case 'rule':
      return ruleOperators(item);
    case 'disc':
      return discOperators(item);
    default:
      return item satisfies never;
  }
}

/** What is only seen and never read out, as a line or the foot of a page. */
const ARTIFACT = '/Artifact BMC';

/**
 * Writes what is on a page, each stretch marked as the part of the document that it is.
 *
 * @param page The page's number, from 0.
 */
export function pageContent({ items }: Page, page: number, tools: PageTools): string {
  const lines: string[] = [];
  let open: ElementPath | 'artifact' | undefined;
  for (const item of items) {
    const element = (item.kind === 'text' ? item.element : undefined) ?? 'artifact';
    if (element !== open) {
      if (open !== undefined) lines.push('EMC');
      lines.push(element === 'artifact' ? ARTIFACT : tools.tree.begin(element, page));
      open = element;
    }
    lines.push(itemContent(item, tools));
  }
  if (open !== undefined) lines.push('EMC');
  return lines.join('\n');
}
