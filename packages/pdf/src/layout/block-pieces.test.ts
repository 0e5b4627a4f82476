import { describe, expect, test } from 'vitest';
import type { Block } from '../document/blocks.ts';
import { plainText, words } from '../document/rich-text.ts';
import { evenMeasure } from '../testing/even-measure.ts';
import { blockPieces } from './block-pieces.ts';
import type { Bond } from './piece.ts';
import { typographyOf } from './typography.ts';

const setting = {
  typography: typographyOf('english'),
  measure: evenMeasure,
  textOf: (text: Parameters<typeof plainText>[0]) => plainText(text, { pageNumber: 1, pageCount: 1 }),
};
const common = { key: 'I.1', text: words('One line.'), statutes: [], fields: [] } as const;
const piecesOf = (block: Block, follows?: Block['kind']) => blockPieces(block, 0, follows, setting, 230);

describe('a block', () => {
  test.each<[Block['keepWithNext'], Bond]>([
    [undefined, 'loose'],
    [false, 'loose'],
    ['preferred', 'prefer'],
    ['together', 'together'],
    [true, 'always'],
  ])('that keeps with the next as %j says holds on to it so', (keepWithNext, bond) => {
    const keeping = keepWithNext === undefined ? {} : { keepWithNext };
    const blocks: Block[] = [
      { kind: 'paragraph', ...common, ...keeping },
      { kind: 'verbatim', ...common, ...keeping },
    ];
    for (const block of blocks) expect(piecesOf(block).map((piece) => piece.bond)).toEqual([bond]);
  });

  test('of text keeps away from the line that closes a table', () => {
    const spaceBelow = (follows?: Block['kind']): number =>
      piecesOf({ kind: 'paragraph', ...common }, follows)[0]?.spaceBeforeMm ?? 0;
    expect(spaceBelow('table')).toBeGreaterThan(spaceBelow('paragraph'));
    expect(spaceBelow()).toBe(spaceBelow('paragraph'));
  });
});
