import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_EMPTY_MM, paginate } from './paginate.ts';
import type { Bond, Piece, TableFrame } from './piece.ts';
import type { PlacedItem } from './placed.ts';

const mark = (text: string, baselineMm: number): PlacedItem => ({
  kind: 'text',
  text,
  xMm: 0,
  baselineMm,
  style: { sizePt: 10, isBold: false },
  tone: 'ink',
  key: text,
});
const piece = (text: string, heightMm: number, bond: Bond = 'loose', spaceBeforeMm = 0): Piece => ({
  heightMm,
  spaceBeforeMm,
  bond,
  place: ({ topMm }) => [mark(text, topMm)],
});
const body = { topMm: 20, heightMm: 100 };
const marks = (pieces: readonly Piece[]): string[][] =>
  paginate(pieces, body).map((items) => items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])));

describe('pages', () => {
  test('are filled to the last millimetre and no further', () => {
    expect(marks([piece('a', 50), piece('b', 50), piece('c', 1)])).toEqual([['a', 'b'], ['c']]);
  });

  test('drop the space before what begins a page', () => {
    const pages = paginate([piece('a', 95), piece('b', 100, 'loose', 10)], body);
    expect(pages[1]).toEqual([mark('b', 20)]);
  });

  test('never strand a heading', () => {
    expect(marks([piece('text', 80), piece('heading', 10, 'always'), piece('clause', 20)])).toEqual([
      ['text'],
      ['heading', 'clause'],
    ]);
  });

  test('keep together what prefers it, unless most of a page would stay empty', () => {
    const block = [piece('a', 30, 'prefer'), piece('b', 30)];
    expect(marks([piece('text', 50), ...block])).toEqual([['text'], ['a', 'b']]);
    expect(marks([piece('text', 3), piece('a', 60, 'prefer'), piece('b', 38)])).toEqual([
      ['text', 'a'],
      ['b'],
    ]);
  });

  test('are turned for what prefers to stay together where that leaves seventy millimetres empty, and no more', () => {
    const block = [piece('a', 40, 'prefer'), piece('b', 40)];
    const usedMm = body.heightMm - MOST_EMPTY_MM;
    expect(marks([piece('text', usedMm), ...block])).toEqual([['text'], ['a', 'b']]);
    expect(marks([piece('text', usedMm - 0.01), ...block])).toEqual([['text', 'a'], ['b']]);
  });

  test('keep together what stays together even where that leaves most of a page empty', () => {
    const block = [piece('head', 10, 'always'), piece('a', 45, 'together'), piece('b', 40)];
    expect(marks([piece('text', 6), ...block])).toEqual([['text'], ['head', 'a', 'b']]);
  });

  test('part what stays together where no page holds it, but never a head from what follows it', () => {
    const block = [piece('head', 10, 'always'), piece('a', 60, 'together'), piece('b', 40)];
    expect(marks([piece('text', 30), ...block])).toEqual([['text', 'head', 'a'], ['b']]);
    expect(marks([piece('text', 31), ...block])).toEqual([['text'], ['head', 'a'], ['b']]);
  });

  test('part what can’t be kept on one page', () => {
    const chain = ['a', 'b', 'c', 'd'].map((text) => piece(text, 30, 'always'));
    expect(marks([piece('text', 5), ...chain])).toEqual([['text', 'a', 'b', 'c'], ['d']]);
    // Three of them stay where the chain begins, or none.
    expect(marks([piece('text', 10), ...chain])).toEqual([['text', 'a', 'b', 'c'], ['d']]);
    expect(marks([piece('text', 11), ...chain])).toEqual([['text'], ['a', 'b', 'c'], ['d']]);
    expect(marks([piece('text', 50), ...chain])).toEqual([['text'], ['a', 'b', 'c'], ['d']]);
  });

  test('have what is higher than a page to itself, whatever holds on to it', () => {
    const high = piece('high', 150, 'always');
    expect(marks([piece('text', 5), high, piece('next', 10)])).toEqual([['text'], ['high'], ['next']]);
  });

  test('are one and empty where there is nothing', () => {
    expect(marks([])).toEqual([[]]);
  });
});

describe('a table', () => {
  const frame: TableFrame = {
    headHeightMm: 10,
    placeHead: (topMm) => [mark('head', topMm)],
    placeEnd: (bottomMm) => [mark('end', bottomMm)],
  };
  const row = (text: string, heightMm: number): Piece => ({
    ...piece(text, heightMm),
    table: frame,
    place: ({ topMm, isFirstBelowHead }) => [mark(isFirstBelowHead ? `${text}!` : text, topMm)],
  });

  test('repeats its head and is closed on every page', () => {
    expect(marks([row('a', 40), row('b', 40), row('c', 40), piece('text', 10)])).toEqual([
      ['head', 'a!', 'b', 'end'],
      ['head', 'c!', 'end', 'text'],
    ]);
  });

  test('has the room that a row takes only below the head, and only above the table’s end', () => {
    const roomy = (text: string, bond: Bond, belowHeadMm: number, aboveEndMm: number): Piece => ({
      ...row(text, 40),
      bond,
      tableRoom: { belowHeadMm, aboveEndMm },
    });
    expect(marks([roomy('a', 'always', 10, 0), roomy('b', 'loose', 10, 0)])).toEqual([
      ['head', 'a!', 'b', 'end'],
    ]);
    expect(marks([roomy('a', 'always', 10.1, 0), roomy('b', 'loose', 10, 0)])).toHaveLength(2);
    expect(marks([roomy('a', 'always', 0, 40), roomy('b', 'loose', 0, 10)])).toHaveLength(1);
    expect(marks([roomy('a', 'always', 0, 40), roomy('b', 'loose', 0, 10.1)])).toHaveLength(2);
  });

  test('does not begin with its head alone at the foot of a page', () => {
    expect(marks([piece('text', 75), row('a', 20)])).toEqual([['text'], ['head', 'a!', 'end']]);
  });
});

const anyPiece = fc.record({
  heightMm: fc.oneof(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 0, max: 100 })),
  bond: fc.constantFrom<Bond>('loose', 'prefer', 'together', 'always'),
  spaceBeforeMm: fc.integer({ min: 0, max: 10 }),
});

test('no piece is lost, doubled, put before another or outside the body, whatever holds together', () => {
  fc.assert(
    fc.property(fc.array(anyPiece, { maxLength: 60 }), (all) => {
      const names = all.map((_, index) => String(index));
      const tops = new Map<string, number>();
      const pages = marks(
        all.map(({ heightMm, bond, spaceBeforeMm }, index) => {
          const name = String(index);
          return {
            ...piece(name, heightMm, bond, spaceBeforeMm),
            place: ({ topMm }) => {
              tops.set(name, topMm);
              return [mark(name, topMm)];
            },
          };
        }),
      );
      expect(pages.flat()).toEqual(names);
      for (const page of pages) {
        let endMm = body.topMm;
        for (const name of page) {
          const topMm = tops.get(name) ?? Number.NaN;
          expect(topMm).toBeGreaterThanOrEqual(endMm);
          endMm = topMm + (all[Number(name)]?.heightMm ?? Number.NaN);
        }
        expect(endMm).toBeLessThanOrEqual(body.topMm + body.heightMm + 1e-6);
      }
    }),
    { numRuns: 300 },
  );
});
