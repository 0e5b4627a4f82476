import { meeraIn } from '@virasat/will-model/fixtures';
import { describe, expect, test } from 'vitest';
import { composeWill } from '../content/compose-will.ts';
import { layOut } from '../layout/lay-out.ts';
import type { PlacedItem, PlacedText } from '../layout/placed.ts';
import { nodeFaces } from '../testing/node-faces.ts';
import { TypeSetter } from '../write/type-setter.ts';
import { pagePicture } from './page-picture.ts';

const { regular, bold } = await nodeFaces();
const setterFor = (language: string): TypeSetter =>
  new TypeSetter({ regular: [regular], bold: [bold] }, language);

const aText = (text: string, more: Partial<PlacedText> = {}): PlacedText => ({
  kind: 'text',
  text,
  xMm: 20,
  baselineMm: 30,
  style: { sizePt: 12, isBold: false },
  tone: 'ink',
  key: 'I.1',
  ...more,
});
const places = (svg: string): number[] =>
  [...svg.matchAll(/<use[^>]* x="(-?\d+)"/g)].map(([, x]) => Number(x));
const picture = (items: readonly PlacedItem[], heightMm?: number): string =>
  pagePicture(items, setterFor('en'), heightMm);

describe('a page as a picture', () => {
  test('draws a letter that comes twice from one outline, the second time further on', () => {
    const svg = picture([aText('aa')]);
    expect(svg.match(/<path /g)).toHaveLength(1);
    const [first, second] = places(svg);
    expect(first).toBe(0);
    expect(second).toBeCloseTo(
      setterFor('en').measure('a', { sizePt: regular.unitsPerEm, isBold: false }) / (25.4 / 72),
      0,
    );
  });

  test('widens the spaces of a line that is spread', () => {
    const plain = places(picture([aText('a a')]));
    const spread = places(picture([aText('a a', { spreadToMm: 60 })]));
    expect(spread[0]).toBe(plain[0]);
    expect(spread[1]).toBeGreaterThan(plain[1] ?? Number.NaN);
  });

  test('leaves out what lies below the cut, and keeps the rest', () => {
    const items = [aText('a'), aText('b', { baselineMm: 120 })];
    expect(places(picture(items))).toHaveLength(2);
    expect(places(picture(items, 100))).toHaveLength(1);
  });

  test('draws rules and discs in their place and colour', () => {
    const svg = picture([
      { kind: 'rule', fromMm: { x: 20, y: 40 }, toMm: { x: 190, y: 40 }, weightMm: 0.12, tone: 'ink' },
      { kind: 'disc', centreMm: { x: 30, y: 50 }, radiusMm: 4, tone: 'brand' },
    ]);
    expect(svg).toContain('<line x1="20" y1="40" x2="190" y2="40" stroke="#000000" stroke-width="0.12"/>');
    expect(svg).toContain('<circle cx="30" cy="50" r="4" fill="#075566"/>');
  });

  test.each([
    ['english', 'en'],
    ['hindi', 'hi'],
    ['marathi', 'mr'],
  ] as const)('of a whole will in %s asks for no font and for no outline that it lacks', (language, tag) => {
    const setter = setterFor(tag);
    const page = layOut(composeWill(meeraIn(language)), setter.measure)[1];
    const svg = pagePicture(page?.items ?? [], setter);
    const defined = new Set([...svg.matchAll(/<path id="(\w+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/<use href="#(\w+)"/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(500);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
    expect(svg).not.toMatch(/<text|font-family|NaN|undefined/);
  });
});
