import { plainText } from '../document/rich-text.ts';
import type { Footer } from '../document/will-document.ts';
import { graphemesOf } from '../text/graphemes.ts';
import { breakLines, type Line } from './line-breaking.ts';
import type { Measure, PlacedItem } from './placed.ts';
import { levelRule, placeLine } from './setting.ts';
import {
  baselineOffsetMm,
  PAGE,
  RULES,
  TEXT_WIDTH_MM,
  type TypeStyle,
  type Typography,
} from './typography.ts';

/** Room above the lines for the initials, to sign in. */
const SIGNING_MM = 7;
const GAP_MM = 4;
const LABEL_GAP_MM = 1.2;
/** The shortest line that takes initials. */
const LEAST_LINE_MM = 11;
const MOST_NAME_LINES = 2;
const KEY = 'FOOT';

const LEFT = PAGE.marginMm;
const RIGHT = PAGE.widthMm - PAGE.marginMm;

/** The foot of the will's pages: the same height on each. */
export interface FooterSetter {
  readonly heightMm: number;
  place(pageNumber: number, pageCount: number): PlacedItem[];
}

/** Deals the labels out over as few rows as leave each a line to sign on. */
function rowsOf(labels: readonly string[], widthOf: (label: string) => number): string[][] {
  const rows: string[][] = [];
  let usedMm = 0;
  for (const label of labels) {
    const needMm = widthOf(label) + LABEL_GAP_MM + LEAST_LINE_MM + GAP_MM;
    const row = rows.at(-1);
    if (row === undefined || usedMm + needMm > TEXT_WIDTH_MM + GAP_MM) {
      rows.push([label]);
      usedMm = needMm;
    } else {
      row.push(label);
      usedMm += needMm;
    }
  }
  return rows;
}

/** The document's name, which also stands in the file's title; here a very long one is cut short. */
function nameLines(name: string, widthMm: number, style: TypeStyle, measure: Measure): Line[] {
  const lines = breakLines(name, widthMm, style, measure);
  const [last] = lines.slice(MOST_NAME_LINES - 1, MOST_NAME_LINES);
  if (last === undefined || lines.length <= MOST_NAME_LINES) return lines;
  const shortened = `${graphemesOf(last.text).slice(0, -2).join('')}…`;
  return [
    ...lines.slice(0, MOST_NAME_LINES - 1),
    { text: shortened, widthMm: measure(shortened, style), isLast: true, endsWord: false },
  ];
}

/**
 * Sets the foot: lines for the initials, then the document's name and the page's number.
 *
 * @see wording.md, FOOT and FOOT.W
 */
export function footerSetter(footer: Footer, typography: Typography, measure: Measure): FooterSetter {
  const style = typography.foot;
  const widthOf = (text: string): number => measure(text, style);
  const rows = rowsOf(footer.initials, widthOf);
  const pageText = (pageNumber: number, pageCount: number): string =>
    plainText(footer.page, { pageNumber, pageCount });
  const nameWidthMm = TEXT_WIDTH_MM - widthOf(pageText(999, 999)) - GAP_MM;
  const name = nameLines(
    plainText(footer.name, { pageNumber: 0, pageCount: 0 }),
    nameWidthMm,
    style,
    measure,
  );
  const rowHeightMm = SIGNING_MM + 0.5;
  const heightMm = rows.length * rowHeightMm + 2 + name.length * style.leadingMm;

  const initials = (labels: readonly string[], baselineMm: number): PlacedItem[] => {
    const labelsMm = labels.reduce((sum, label) => sum + widthOf(label) + LABEL_GAP_MM, 0);
    const lineMm = (TEXT_WIDTH_MM - labelsMm - GAP_MM * (labels.length - 1)) / labels.length;
    let x = LEFT;
    return labels.flatMap((label) => {
      const lineFrom = x + widthOf(label) + LABEL_GAP_MM;
      const items: PlacedItem[] = [
        { kind: 'text', text: label, xMm: x, baselineMm, style, tone: 'ink', key: KEY },
        levelRule(lineFrom, lineFrom + lineMm, baselineMm + 0.5, RULES.thinMm),
      ];
      x = lineFrom + lineMm + GAP_MM;
      return items;
    });
  };

  return {
    heightMm,
    place: (pageNumber, pageCount) => {
      const topMm = PAGE.heightMm - PAGE.marginMm - heightMm;
      const namesTopMm = topMm + rows.length * rowHeightMm + 2;
      const page = pageText(pageNumber, pageCount);
      return [
        ...rows.flatMap((labels, index) => initials(labels, topMm + index * rowHeightMm + SIGNING_MM)),
        ...name.flatMap((line, index) =>
          placeLine(line, namesTopMm + index * style.leadingMm, {
            xMm: LEFT,
            widthMm: nameWidthMm,
            style,
            key: KEY,
          }),
        ),
        {
          kind: 'text',
          text: page,
          xMm: RIGHT - widthOf(page),
          baselineMm: namesTopMm + baselineOffsetMm(style),
          style,
          tone: 'ink',
          key: KEY,
        },
      ];
    },
  };
}
