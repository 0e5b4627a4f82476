import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TableBlock } from '../document/blocks.ts';
import { plainText, words } from '../document/rich-text.ts';
import { evenMeasure } from '../testing/even-measure.ts';
import { MOST_EMPTY_MM, paginate } from './paginate.ts';
import type { Piece } from './piece.ts';
import type { PlacedItem, PlacedText } from './placed.ts';
import { PARTS, within } from './structure.ts';
import { tablePieces } from './tables.ts';
import { baselineOffsetMm, RULES, typographyOf } from './typography.ts';

const setting = {
  typography: typographyOf('marathi'),
  measure: evenMeasure,
  textOf: (text: Parameters<typeof plainText>[0]) => plainText(text, { pageNumber: 1, pageCount: 1 }),
};
const { tableCell } = setting.typography;
const { leadingMm } = tableCell;
/** Between the text of a row and the lines above and below it. */
const PADDING_MM = 1.3;
const body = { topMm: 20, heightMm: 230 };
const bottomMm = body.topMm + body.heightMm;

/** How many lines each cell of a row has. */
type Row = readonly [number, number];

const linesOf = (name: string, count: number): string =>
  Array.from({ length: count }, (_, line) => `${name}.${line}`).join('\n');

const tableOf = (rows: readonly Row[], hasTotal: boolean): TableBlock => ({
  kind: 'table',
  key: 'III.1',
  statutes: [],
  fields: [],
  columns: [
    { header: 'Left', weight: 1 },
    { header: 'Right', weight: 1 },
  ],
  rows: rows.map((counts, row) => ({
    cells: counts.map((count, cell) => words(linesOf(`${row}.${cell}`, count))),
  })),
  ...(hasTotal ? { total: { cells: [words('Total'), words('100%')] } } : {}),
});
const filler = (heightMm: number): Piece => ({ heightMm, spaceBeforeMm: 0, bond: 'loose', place: () => [] });

const pagesOf = (aboveMm: number, rows: readonly Row[], hasTotal = false): PlacedItem[][] =>
  paginate(
    [
      filler(aboveMm),
      ...tablePieces(
        tableOf(rows, hasTotal),
        { xMm: 20, widthMm: 160, pageHeightMm: body.heightMm, element: within(PARTS.document, 'table', 1) },
        setting,
        'loose',
      ),
    ],
    body,
  );
const textsOn = (items: readonly PlacedItem[]): PlacedText[] =>
  items.flatMap((item) => (item.kind === 'text' ? [item] : []));
const bodyTexts = (items: readonly PlacedItem[]): string[] =>
  textsOn(items).flatMap(({ text }) => (text === 'Left' || text === 'Right' ? [] : [text]));
/** The lowest of what a page shows; its top where it shows nothing. */
const endMm = (items: readonly PlacedItem[]): number =>
  Math.max(body.topMm, ...items.map((item) => (item.kind === 'rule' ? item.fromMm.y : 0)));

const { tableHead } = setting.typography;
const headBelowBaselineMm = tableHead.leadingMm - baselineOffsetMm(tableHead) + 1;

const rowOf = (text: string): number => Number(text.split('.')[0]);
/** A low row, one that is still moved whole, or one that a page may not even hold. */
const lineCounts = fc.oneof(
  fc.integer({ min: 1, max: 4 }),
  fc.integer({ min: 5, max: 12 }),
  fc.integer({ min: 1, max: 50 }),
);
const aRow: fc.Arbitrary<Row> = fc.tuple(lineCounts, lineCounts);

describe('a table over pages', () => {
  const anyTable = fc.record({
    aboveMm: fc.integer({ min: 0, max: body.heightMm }),
    rows: fc.array(aRow, { minLength: 1, maxLength: 7 }),
    hasTotal: fc.boolean(),
  });

  test('prints each line of each cell once, in order, below its head and above the line that closes it', () => {
    fc.assert(
      fc.property(anyTable, ({ aboveMm, rows, hasTotal }) => {
        const pages = pagesOf(aboveMm, rows, hasTotal);
        const texts = pages.flatMap(bodyTexts);
        const printed = (row: number, cell: number): string[] =>
          texts.filter((text) => text.startsWith(`${row}.${cell}.`));
        rows.forEach((counts, row) => {
          counts.forEach((count, cell) => {
            expect(printed(row, cell)).toEqual(linesOf(`${row}.${cell}`, count).split('\n'));
          });
        });
        const order = texts.flatMap((text) => (text.includes('.') ? [rowOf(text)] : []));
        expect(order).toEqual(order.toSorted((one, other) => one - other));
        expect(texts.filter((text) => !text.includes('.'))).toEqual(hasTotal ? ['Total', '100%'] : []);
        for (const page of pages.filter((items) => textsOn(items).length > 0)) {
          expect(
            textsOn(page)
              .slice(0, 2)
              .map(({ text }) => text),
          ).toEqual(['Left', 'Right']);
          expect(textsOn(page).filter(({ text }) => text === 'Left')).toHaveLength(1);
          expect(page.at(-1)).toMatchObject({ kind: 'rule', fromMm: { x: 20 }, toMm: { x: 180 } });
          expect(textsOn(page).length).toBeGreaterThan(2);
          const [headMm, ...baselines] = textsOn(page)
            .slice(1)
            .map(({ baselineMm }) => baselineMm);
          const headEndMm = (headMm ?? 0) + headBelowBaselineMm;
          const topMm = Math.min(...baselines) - baselineOffsetMm(tableCell);
          expect(topMm).toBeCloseTo(headEndMm + PADDING_MM, 6);
          const bottomOfTextMm = Math.max(...baselines) - baselineOffsetMm(tableCell) + leadingMm;
          expect(endMm(page)).toBeCloseTo(bottomOfTextMm + PADDING_MM, 6);
          expect(endMm(page)).toBeLessThanOrEqual(bottomMm + 1e-6);
        }
        expect(pages.flatMap(textsOn).filter(({ text, element }) => text === 'Left' && element)).toHaveLength(
          1,
        );
      }),
      { numRuns: 100 },
    );
  });

  test('leaves no great part of a page empty, however high its rows are', () => {
    fc.assert(
      fc.property(anyTable, ({ aboveMm, rows, hasTotal }) => {
        const pages = pagesOf(aboveMm, rows, hasTotal);
        pages.slice(0, -1).forEach((page, index) => {
          const filledMm = Math.max(endMm(page), index === 0 ? body.topMm + aboveMm : 0);
          // The space before a table goes where the table begins a page.
          expect(bottomMm - filledMm).toBeLessThanOrEqual(MOST_EMPTY_MM + 2.5);
        });
      }),
      { numRuns: 100 },
    );
  });

  test('parts a row so that neither page has a single line of it', () => {
    fc.assert(
      fc.property(anyTable, ({ aboveMm, rows, hasTotal }) => {
        for (const page of pagesOf(aboveMm, rows, hasTotal)) {
          const heights = new Map<number, Set<number>>();
          for (const { text, baselineMm } of textsOn(page)) {
            if (!text.includes('.')) continue;
            heights.set(rowOf(text), (heights.get(rowOf(text)) ?? new Set()).add(baselineMm));
          }
          for (const [row, lines] of heights) {
            const count = Math.max(...(rows[row] ?? []));
            if (count > 1) expect(lines.size).toBeGreaterThan(1);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('never has a total without the row above it', () => {
    fc.assert(
      fc.property(anyTable, ({ aboveMm, rows }) => {
        const page = pagesOf(aboveMm, rows, true)
          .map(bodyTexts)
          .find((texts) => texts.includes('Total'));
        expect(page?.some((text) => rowOf(text) === rows.length - 1)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the rows at the foot of a page', () => {
  const rowMm = (lines: number): number => lines * leadingMm + 2 * PADDING_MM;
  const headMm = tableHead.leadingMm + 2;
  const rowsOn = (items: readonly PlacedItem[]): number[] => [
    ...new Set(bodyTexts(items).flatMap((text) => (text.includes('.') ? [rowOf(text)] : []))),
  ];
  const many = Array.from({ length: 6 }, (): Row => [1, 1]);
  /** What has to stand above a table so that just so much of it fits, and a hair less. */
  const aboveFor = (fittingMm: number): readonly [number, number] => [
    body.heightMm - 2.5 - headMm - fittingMm,
    body.heightMm - 2.5 - headMm - fittingMm + 0.01,
  ];

  test('are never one low row below the head', () => {
    const [exact, tooLittle] = aboveFor(2 * rowMm(1));
    expect(pagesOf(exact, many).map(rowsOn)).toEqual([
      [0, 1],
      [2, 3, 4, 5],
    ]);
    expect(pagesOf(tooLittle, many).map(rowsOn)).toEqual([[], [0, 1, 2, 3, 4, 5]]);
  });

  test('are one where it is high', () => {
    const [exact, tooLittle] = aboveFor(rowMm(3));
    const rows: Row[] = [[3, 1], ...many];
    expect(pagesOf(exact, rows).map(rowsOn)[0]).toEqual([0]);
    expect(pagesOf(tooLittle, rows).map(rowsOn)[0]).toEqual([]);
    expect(pagesOf(aboveFor(rowMm(2))[0], [[2, 1], ...many]).map(rowsOn)[0]).toEqual([]);
  });

  test('are moved whole up to a height, with what goes with them, and are parted above it', () => {
    const rowsOnFirst = (lines: number, hasTotal: boolean): number[] => {
      const [, aboveMm] = aboveFor(rowMm(lines));
      return pagesOf(aboveMm, [[lines, 1]], hasTotal).map(rowsOn)[0] ?? [];
    };
    const most = (MOST_EMPTY_MM - headMm - 2 * PADDING_MM) / leadingMm;
    expect(rowsOnFirst(Math.floor(most), false)).toEqual([]);
    expect(rowsOnFirst(Math.floor(most) + 1, false)).toEqual([0]);
    const mostAboveTotal = most - rowMm(1) / leadingMm;
    expect(rowsOnFirst(Math.floor(mostAboveTotal), true)).toEqual([]);
    expect(rowsOnFirst(Math.floor(mostAboveTotal) + 1, true)).toEqual([0]);
  });

  test('are all of a short table, or none', () => {
    const short = many.slice(0, 4);
    const [exact, tooLittle] = aboveFor(5 * rowMm(1));
    expect(pagesOf(exact, short, true).map(bodyTexts)[0]).toContain('Total');
    expect(pagesOf(tooLittle, short, true).map(rowsOn)).toEqual([[], [0, 1, 2, 3]]);
    // One row more, and it is no longer short.
    expect(pagesOf(tooLittle, many, true).map(rowsOn)).toEqual([
      [0, 1, 2, 3],
      [4, 5],
    ]);
  });

  test('are two high ones where both fit, and the second is parted rather than both moved', () => {
    const twoHigh: Row[] = [
      [9, 1],
      [9, 1],
    ];
    const [both, tooLittle] = aboveFor(2 * rowMm(9));
    expect(pagesOf(both, twoHigh).map(rowsOn)).toEqual([[0, 1]]);
    expect(pagesOf(tooLittle, twoHigh).map(rowsOn)).toEqual([[0], [1]]);
    const [, lessThanTwelve] = aboveFor(rowMm(12) + rowMm(14));
    expect(
      pagesOf(lessThanTwelve, [
        [12, 1],
        [14, 1],
      ]).map(rowsOn),
    ).toEqual([[0, 1], [1]]);
  });

  test('go on below a high row of a short table, too', () => {
    const [exact] = aboveFor(rowMm(14) + rowMm(1));
    const rows: Row[] = [
      [14, 1],
      [1, 1],
      [9, 1],
    ];
    expect(pagesOf(exact, rows).map(rowsOn)).toEqual([[0, 1], [2]]);
  });

  test('have a name whole where their row is parted', () => {
    const nameLinesOn = (nameLines: number, linesThatFit: number): number[] => {
      const [aboveMm] = aboveFor(linesThatFit * leadingMm + 2 * PADDING_MM);
      return pagesOf(aboveMm, [[nameLines, 14]]).map(
        (page) => bodyTexts(page).filter((text) => text.startsWith('0.0.')).length,
      );
    };
    expect(nameLinesOn(6, 6)).toEqual([6, 0]);
    expect(nameLinesOn(6, 5)).toEqual([0, 6]);
    // So much is no name: it is parted rather than leave so much of the page empty.
    expect(nameLinesOn(7, 5)).toEqual([5, 2]);
  });
});

/** The lines of a page that lie between two rows, by where they begin and how high they lie. */
const hairlinesOn = (items: readonly PlacedItem[] | undefined): { x: number; y: number }[] =>
  (items ?? []).flatMap((item) =>
    item.kind === 'rule' && item.weightMm === RULES.hairMm ? [item.fromMm] : [],
  );

describe('the line between two rows', () => {
  const rowMm = (lines: number): number => lines * leadingMm + 2 * PADDING_MM;
  const firstRowMm = body.topMm + tableHead.leadingMm + 2;

  test('stands above each row but the first, from edge to edge', () => {
    const [page] = pagesOf(0, [
      [1, 1],
      [2, 1],
      [1, 1],
    ]);
    expect(hairlinesOn(page).map(({ x }) => x)).toEqual([20, 20]);
    const [one, other] = hairlinesOn(page);
    expect(one?.y).toBeCloseTo(firstRowMm + 2.5 + rowMm(1), 6);
    expect(other?.y).toBeCloseTo(firstRowMm + 2.5 + rowMm(1) + rowMm(2), 6);
  });

  test('stands above a parted row once, and not where it is the first below the head', () => {
    expect(pagesOf(0, [[80, 1]]).flatMap(hairlinesOn)).toEqual([]);
    const pages = pagesOf(0, [
      [3, 1],
      [80, 1],
    ]);
    expect(pages.map((page) => hairlinesOn(page).length)).toEqual([1, 0, 0]);
  });
});

describe('a cell that repeats the one above it', () => {
  const pages = (aboveMm: number): PlacedItem[][] => {
    const table = tableOf(
      Array.from({ length: 6 }, (): Row => [5, 1]),
      false,
    );
    const rows = table.rows.map((row, index) => ({ ...row, repeatedCells: index === 0 ? 0 : 1 }));
    const place = { xMm: 20, widthMm: 160, pageHeightMm: body.heightMm, element: PARTS.document };
    return paginate([filler(aboveMm), ...tablePieces({ ...table, rows }, place, setting, 'loose')], body);
  };
  const seconds = Array.from({ length: 6 }, (_, row) => `${row}.1.0`);
  const textsOf = (page: readonly PlacedItem[] | undefined): string[] => bodyTexts(page ?? []);

  test('has no line above it where it is not shown', () => {
    const [page, next] = pages(0);
    expect(next).toBeUndefined();
    expect(hairlinesOn(page).map(({ x }) => x > 20)).toEqual([true, true, true, true, true]);
  });

  test('takes no room where it is not shown', () => {
    const [page] = pages(0);
    const baselines = textsOn(page ?? []).flatMap(({ text, baselineMm }) =>
      /^[12]\.1/.test(text) ? [baselineMm] : [],
    );
    const [second, third] = baselines;
    expect(textsOf(page)).toEqual([...linesOf('0.0', 5).split('\n'), ...seconds]);
    expect((third ?? 0) - (second ?? 0)).toBeCloseTo(leadingMm + 2 * PADDING_MM, 6);
  });

  test('is shown whole, with its room, where a page begins with it', () => {
    const headMm = tableHead.leadingMm + 2;
    const [, last] = pages(body.heightMm - 2.5 - headMm - 5 * leadingMm - 2 * PADDING_MM);
    expect(textsOf(last)).toEqual([...linesOf('1.0', 5).split('\n'), ...seconds.slice(1)]);
    const [first, second] = textsOn(last ?? []).flatMap(({ text, baselineMm }) =>
      /^[12]\.1/.test(text) ? [baselineMm] : [],
    );
    expect((second ?? 0) - (first ?? 0)).toBeCloseTo(5 * leadingMm + 2 * PADDING_MM, 6);
  });
});
