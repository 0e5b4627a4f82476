import { expect, test } from 'vitest';
import type { FormBlock } from '../document/blocks.ts';
import { plainText } from '../document/rich-text.ts';
import { evenMeasure } from '../testing/even-measure.ts';
import { formPieces } from './forms.ts';
import type { Piece } from './piece.ts';
import { PARTS } from './structure.ts';
import { typographyOf } from './typography.ts';

const setting = {
  typography: typographyOf('english'),
  measure: evenMeasure,
  textOf: (text: Parameters<typeof plainText>[0]) => plainText(text, { pageNumber: 1, pageCount: 1 }),
};
const place = {
  span: { xMm: 20, widthMm: 170 },
  spaceBeforeMm: 4,
  bond: 'loose',
  pageHeightMm: 200,
  element: PARTS.document,
} as const;

/** Lines to sign on, with a name of so many letters. */
const formOf = (letters: number): FormBlock => ({
  kind: 'form',
  key: 'SIG',
  statutes: [],
  fields: [],
  isBoxed: false,
  lines: [
    { label: 'Signature:', value: null, room: 'signature' },
    {
      label: 'Name:',
      value: [{ kind: 'value', text: 'A'.repeat(letters), field: 'fullName' }],
      room: 'line',
    },
  ],
});

const piecesOf = (form: FormBlock) => formPieces(form, place, setting);
const textsOf = ({ place: put }: Piece): string[] =>
  put({ topMm: 20, isFirstBelowHead: false }).flatMap((item) => (item.kind === 'text' ? [item.text] : []));
const printed = (letters: number): string[][] => piecesOf(formOf(letters)).map(textsOf);

test('a form is one piece, in smaller print where what was typed is long', () => {
  expect(printed(20)).toEqual([['Signature:', 'Name:', 'A'.repeat(20)]]);
  expect(printed(4_000)).toHaveLength(1);
});

test('a form that no page holds goes on line by line, without an empty line before it or a letter lost', () => {
  const lines = printed(20_000);
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((texts) => texts.length === 0)).toEqual([]);
  expect(lines[0]).toEqual(['Signature:']);
  expect(lines.flat().join('').match(/A/g)).toHaveLength(20_000);
});

test('a form that is parted keeps its distance from what stands above it, whether or not it has a heading', () => {
  const long = formOf(20_000);
  for (const form of [long, { ...long, heading: 'Witness 1:' }]) {
    const [first, ...others] = piecesOf(form);
    expect(first?.spaceBeforeMm).toBe(place.spaceBeforeMm);
    for (const { spaceBeforeMm } of others) expect(spaceBeforeMm).toBeLessThan(place.spaceBeforeMm);
  }
});

test('a form that is parted holds on to what follows with its last piece alone', () => {
  const bonds = formPieces(formOf(20_000), { ...place, bond: 'together' }, setting).map(({ bond }) => bond);
  expect(bonds.at(-1)).toBe('together');
  expect(bonds.slice(0, -1)).not.toContain('together');
});
