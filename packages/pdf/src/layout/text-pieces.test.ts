import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../document/rich-text.ts';
import { evenMeasure } from '../testing/even-measure.ts';
import { breakLines } from './line-breaking.ts';
import { paginate } from './paginate.ts';
import type { Bond, Piece } from './piece.ts';
import type { PlacedItem, PlacedText } from './placed.ts';
import { levelRule } from './setting.ts';
import { textPieces } from './text-pieces.ts';
import { typographyOf } from './typography.ts';

const setting = {
  typography: typographyOf('english'),
  measure: evenMeasure,
  textOf: (text: Parameters<typeof plainText>[0]) => plainText(text, { pageNumber: 1, pageCount: 1 }),
};
const style = setting.typography.body;
const SPACE_MM = 3;
const WIDTH_MM = 60;
/** A page of twenty lines. */
const body = { topMm: 20, heightMm: 20 * style.leadingMm };
const bonds: readonly Bond[] = ['loose', 'prefer', 'together', 'always'];
const numberMark: PlacedItem = levelRule(20, 25, 0, 1);

const piecesOf = (text: string, bond: Bond): Piece[] =>
  textPieces(
    text,
    {
      key: 'VIII.2a',
      style,
      xMm: 20,
      widthMm: WIDTH_MM,
      spaceBeforeMm: SPACE_MM,
      alignment: 'spread',
      bond,
      beside: (topMm) => [levelRule(20, 25, topMm, 1)],
    },
    setting,
  );
const filler = (heightMm: number): Piece => ({
  heightMm,
  spaceBeforeMm: 0,
  bond: 'loose',
  place: () => [],
});
const rowsOf = (lines: number): string => Array.from({ length: lines }, (_, index) => `l${index}`).join('\n');

const textsOn = (items: readonly PlacedItem[]): PlacedText[] =>
  items.flatMap((item) => (item.kind === 'text' ? [item] : []));
const linesByPage = (pieces: readonly Piece[]): string[][] =>
  paginate(pieces, body).map((items) => textsOn(items).map(({ text }) => text));

describe('a text at the edge of a page', () => {
  const anyText = fc
    .array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 150 })
    .map((lengths) => lengths.map((length, index) => `${index}${'w'.repeat(length)}`).join(' '));

  test('goes on where it broke off: no line is lost, doubled or before another, and its number stands once', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...bonds), fc.nat({ max: 19 }), (text, bond, linesAbove) => {
        const pages = paginate([filler(linesAbove * style.leadingMm), ...piecesOf(text, bond)], body);
        const lines = pages.flatMap(textsOn);
        expect(lines.map((line) => line.text)).toEqual(
          breakLines(text, WIDTH_MM, style, evenMeasure).map((line) => line.text),
        );
        expect(lines.map((line) => line.text).join(' ')).toBe(text);
        for (const page of pages) {
          const baselines = textsOn(page).map(({ baselineMm }) => baselineMm);
          expect(baselines).toEqual(baselines.toSorted((one, other) => one - other));
          expect(new Set(baselines).size).toBe(baselines.length);
        }
        expect(pages.flat().filter(({ kind }) => kind === numberMark.kind)).toHaveLength(1);
        const first = pages.find((page) => textsOn(page).length > 0) ?? [];
        expect(first[0]?.kind).toBe('rule');
      }),
      { numRuns: 150 },
    );
  });

  test.each(bonds)('leaves no line alone on a page, whatever stands above it (%s)', (bond) => {
    for (let count = 2; count <= 24; count += 1) {
      for (let above = 0; above < 20; above += 1) {
        const pages = linesByPage([filler(above * style.leadingMm), ...piecesOf(rowsOf(count), bond)]);
        const counts = pages.map(({ length }) => length);
        expect([counts.includes(1), pages.flat().length], `${count} below ${above}`).toEqual([false, count]);
      }
    }
  });

  test('fills the page to its last line where it may be parted', () => {
    // The space before the text takes a part of one line.
    expect(linesByPage([filler(10 * style.leadingMm), ...piecesOf(rowsOf(20), 'loose')])).toEqual([
      Array.from({ length: 9 }, (_, index) => `l${index}`),
      Array.from({ length: 11 }, (_, index) => `l${index + 9}`),
    ]);
  });

  test('keeps an introduction of eight lines whole with what it introduces, and parts one of nine', () => {
    const below = (bond: Bond, count: number): number[] =>
      linesByPage([
        filler(11 * style.leadingMm),
        ...piecesOf(rowsOf(count), bond),
        ...piecesOf('introduced', 'loose'),
      ]).map(({ length }) => length);
    for (const bond of ['together', 'always'] as const) {
      expect(below(bond, 8)).toEqual([0, 9]);
      expect(below(bond, 9)).toEqual([7, 3]);
    }
  });

  test('keeps its distance from what stands above it, but not from the top of a page', () => {
    const topsBelow = (above: number): number[] =>
      paginate([filler(above * style.leadingMm), ...piecesOf('one line', 'loose')], body).flatMap((items) =>
        items.flatMap((item) => (item.kind === 'rule' ? [item.fromMm.y] : [])),
      );
    expect(topsBelow(4)).toEqual([body.topMm + 4 * style.leadingMm + SPACE_MM]);
    expect(topsBelow(20)).toEqual([body.topMm]);
  });

  test('has its empty lines between its own, but begins no page with one, and leaves no line alone behind one', () => {
    const text = 'one\n\ntwo\n\n\nthree';
    const topsBelow = (linesAbove: number): number[][] =>
      paginate([filler(linesAbove * style.leadingMm), ...piecesOf(text, 'loose')], body).map((items) =>
        textsOn(items).map(({ baselineMm }) => Math.round((baselineMm - body.topMm) / style.leadingMm)),
      );
    const [whole = []] = topsBelow(0);
    const [first = 0] = whole;
    expect(whole.map((line) => line - first)).toEqual([0, 2, 5]);
    expect(topsBelow(16).map((page) => page.length)).toEqual([0, 3]);
    const pages = paginate([filler(13 * style.leadingMm), ...piecesOf(`${text}\n\nfour`, 'loose')], body).map(
      (items) => textsOn(items).map(({ text: shown }) => shown),
    );
    expect(pages).toEqual([
      ['one', 'two'],
      ['three', 'four'],
    ]);
    const [, next = []] = paginate(
      [filler(13 * style.leadingMm), ...piecesOf(`${text}\n\nfour`, 'loose')],
      body,
    );
    expect(textsOn(next)[0]?.baselineMm).toBeLessThan(body.topMm + style.leadingMm);
  });
});
