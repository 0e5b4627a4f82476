import { expect, test } from 'vitest';
import type { FormBlock, FormField } from '../document/blocks.ts';
import { plainText } from '../document/rich-text.ts';
import { evenMeasure } from '../testing/even-measure.ts';
import { formPieces } from './forms.ts';
import type { Piece } from './piece.ts';
import type { PlacedItem, PlacedText } from './placed.ts';
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

const blank = (label: string, room: FormField['room']): FormField => ({ label, value: null, room });
const withLines = (...lines: FormField[]): FormBlock => ({ ...formOf(1), lines });
const itemsOf = (form: FormBlock): PlacedItem[] =>
  piecesOf(form).flatMap((piece) => [...piece.place({ topMm: 20, isFirstBelowHead: false })]);
const printedOf = (form: FormBlock): PlacedText[] =>
  itemsOf(form).flatMap((item) => (item.kind === 'text' ? [item] : []));

test('two short fields stand side by side, each once, unless a label would leave too little to write on', () => {
  const pair = printedOf(withLines(blank('Place:', 'half-line'), blank('Date:', 'half-line')));
  expect(pair.map(({ text }) => text)).toEqual(['Place:', 'Date:']);
  expect(new Set(pair.map(({ baselineMm }) => baselineMm)).size).toBe(1);
  // Half of the line is 81 mm wide, and the pen has to have 28 of them.
  const wide = (widthMm: number): string =>
    'P'.repeat(Math.floor(widthMm / evenMeasure('P', setting.typography.body)));
  for (const [widthMm, lines] of [
    [53, 1],
    [56, 2],
  ] as const) {
    const texts = printedOf(withLines(blank(wide(widthMm), 'half-line'), blank('Date:', 'half-line')));
    expect(new Set(texts.map(({ baselineMm }) => baselineMm)).size).toBe(lines);
  }
});

test('a blank address has two lines to write on, any other answer one', () => {
  const linesFor = (room: FormField['room']): number =>
    itemsOf(withLines(blank('Here:', room))).filter(({ kind }) => kind === 'rule').length;
  expect(linesFor('address')).toBe(2);
  expect(linesFor('line')).toBe(1);
  expect(linesFor('signature')).toBe(1);
});

test('two boxes side by side are equally high', () => {
  const box = (lines: number): FormBlock => ({
    ...withLines(...Array.from({ length: lines }, () => blank('Here:', 'line'))),
    isBoxed: true,
  });
  const uprights = itemsOf({ ...box(1), beside: box(4) }).flatMap((item) =>
    item.kind === 'rule' && item.fromMm.x === item.toMm.x ? [item.toMm.y - item.fromMm.y] : [],
  );
  expect(uprights).toHaveLength(4);
  for (const heightMm of uprights) expect(heightMm).toBeCloseTo(uprights[0] ?? 0, 6);
});

test('a form is in the size of the will’s text as long as a page holds it', () => {
  const form = formOf(1_000);
  const [{ heightMm } = { heightMm: 0 }] = formPieces(form, { ...place, pageHeightMm: 1_000 }, setting);
  const sizeOn = (pageHeightMm: number): number | undefined =>
    formPieces(form, { ...place, pageHeightMm }, setting)
      .flatMap((piece) => [...piece.place({ topMm: 20, isFirstBelowHead: false })])
      .flatMap((item) => (item.kind === 'text' ? [item.style.sizePt] : []))[0];
  expect(sizeOn(heightMm)).toBe(setting.typography.body.sizePt);
  expect(sizeOn(heightMm - 0.01)).toBeLessThan(setting.typography.body.sizePt);
});
