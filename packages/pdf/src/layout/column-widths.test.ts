import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TableBlock } from '../document/blocks.ts';
import { plainText, words } from '../document/rich-text.ts';
import { evenMeasure } from '../testing/even-measure.ts';
import { COLUMN_GAP_MM, columnWidthsMm, sharedWidthsMm } from './column-widths.ts';
import { typographyOf } from './typography.ts';

test('columns share a width by weight while every text fits on its line', () => {
  const columns = [
    { weight: 3, leastMm: 0, mostMm: 75 },
    { weight: 1, leastMm: 0, mostMm: 25 },
  ];
  expect(sharedWidthsMm(columns, 100)).toEqual([75, 25]);
});

test('a column gives away what it can’t use to one whose text would need a second line', () => {
  const columns = [
    { weight: 1, leastMm: 10, mostMm: 90 },
    { weight: 1, leastMm: 10, mostMm: 20 },
  ];
  expect(sharedWidthsMm(columns, 100)).toEqual([80, 20]);
});

test('no column gets less than its widest word needs, and the others share the rest', () => {
  const columns = [
    { weight: 1, leastMm: 60, mostMm: 200 },
    { weight: 1, leastMm: 10, mostMm: 200 },
    { weight: 1, leastMm: 10, mostMm: 200 },
  ];
  expect(sharedWidthsMm(columns, 120)).toEqual([60, 30, 30]);
});

test('what one column can’t use goes to the long words of the others first', () => {
  const columns = [
    { weight: 4, leastMm: 5, mostMm: 60 },
    { weight: 1, leastMm: 30, mostMm: 200 },
    { weight: 1, leastMm: 30, mostMm: 200 },
  ];
  expect(sharedWidthsMm(columns, 100)).toEqual([40, 30, 30]);
});

const WIDTH_MM = 161;
const setting = {
  typography: typographyOf('english'),
  measure: evenMeasure,
  textOf: (text: Parameters<typeof plainText>[0]) => plainText(text, { pageNumber: 1, pageCount: 1 }),
};
const aText = fc
  .array(fc.integer({ min: 1, max: 40 }), { maxLength: 8 })
  .map((lengths) => lengths.map((length) => 'w'.repeat(length)).join(' '));
const anyTable = fc.integer({ min: 1, max: 5 }).chain((count) =>
  fc.record({
    columns: fc.array(
      fc.record({
        header: fc.constantFrom('No.', 'Name', 'Relationship'),
        weight: fc.integer({ min: 10, max: 70 }),
      }),
      { minLength: count, maxLength: count },
    ),
    texts: fc.array(fc.array(aText, { minLength: count, maxLength: count }), { minLength: 1, maxLength: 6 }),
  }),
);

test('columns fill their table, and cut no word where the longest of all columns fit beside each other', () => {
  fc.assert(
    fc.property(anyTable, ({ columns, texts }) => {
      const rows = texts.map((cells) => ({ cells: cells.map(words) }));
      const table: TableBlock = { kind: 'table', key: 'III.1', statutes: [], fields: [], columns, rows };
      const widths = columnWidthsMm(table, WIDTH_MM, setting);
      const availableMm = WIDTH_MM - COLUMN_GAP_MM * (columns.length - 1);
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(availableMm, 6);
      const longest = columns.map(({ header }, column) =>
        Math.max(
          ...header.split(' ').map((word) => evenMeasure(word, setting.typography.tableHead)),
          ...texts.flatMap((cells) =>
            (cells[column] ?? '').split(' ').map((word) => evenMeasure(word, setting.typography.tableCell)),
          ),
        ),
      );
      if (longest.reduce((sum, word) => sum + word, 0.1) > availableMm) return;
      widths.forEach((width, column) => {
        expect(width).toBeGreaterThanOrEqual((longest[column] ?? 0) - 1e-6);
      });
    }),
    { numRuns: 500 },
  );
});

const tableOf = (cells: readonly string[], headers: readonly string[] = []): TableBlock => ({
  kind: 'table',
  key: 'V.1d',
  statutes: [],
  fields: [],
  columns: cells.map((_, index) => ({ header: headers[index] ?? 'Head', weight: 1 })),
  rows: [{ cells: cells.map(words) }],
});
const cellMm = (word: string): number => evenMeasure(word, setting.typography.tableCell);

test('an e-mail address is parted at its marks before a name beside it is cut', () => {
  const name = 'N'.repeat(60);
  const parts = ['m'.repeat(14), '.', 'm'.repeat(14), '@', 'm'.repeat(14), '.example'];
  const [nameMm = 0, mailMm = 0] = columnWidthsMm(tableOf([name, parts.join('')]), WIDTH_MM, setting);
  expect(nameMm).toBeGreaterThanOrEqual(cellMm(name));
  expect(mailMm).toBeGreaterThanOrEqual(cellMm(`${'m'.repeat(14)}@`));
});

test('of words that do not fit beside each other only the longest is cut', () => {
  const [oneMm = 0, otherMm = 0, longMm = 0] = columnWidthsMm(
    tableOf(['N'.repeat(22), 'N'.repeat(18), 'N'.repeat(120)]),
    WIDTH_MM,
    setting,
  );
  expect(oneMm).toBeGreaterThanOrEqual(cellMm('N'.repeat(22)));
  expect(otherMm).toBeGreaterThanOrEqual(cellMm('N'.repeat(18)));
  expect(oneMm + otherMm + longMm).toBeCloseTo(WIDTH_MM - 2 * COLUMN_GAP_MM, 6);
});

test('a head is not cut, whatever words stand in the other columns', () => {
  const head = 'H'.repeat(40);
  const [headMm = 0] = columnWidthsMm(
    tableOf(['a', 'N'.repeat(120), 'N'.repeat(120), 'N'.repeat(120)], [head]),
    WIDTH_MM,
    setting,
  );
  expect(headMm).toBeGreaterThanOrEqual(evenMeasure(head, setting.typography.tableHead));
});
