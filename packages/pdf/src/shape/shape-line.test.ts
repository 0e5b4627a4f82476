import { describe, expect, test } from 'vitest';
import { nodeFaces } from '../testing/node-faces.ts';
import type { Cluster } from './face.ts';
import { shapeLine, widthInEm } from './shape-line.ts';

const { regular, bold } = await nodeFaces();
const missing: string[] = [];
const shaped = (text: string, language = 'hi'): readonly Cluster[] =>
  shapeLine(text, [regular], language, (letter) => missing.push(letter)).flatMap(({ clusters }) => clusters);
const textsOf = (text: string, language = 'hi'): string[] =>
  shaped(text, language).map((cluster) => cluster.text);
const glyphsOf = (text: string, language = 'hi'): number[] =>
  shaped(text, language).flatMap(({ parts }) => parts.map(({ glyph }) => glyph));
const glyphOf = (letter: string): number | undefined => glyphsOf(letter)[0];

// The words of wording.md, convention 10, of pdf.md section 1 and of cases.md, C-01.
const words = (
  'चौऱ्याहत्तर करणाऱ्या हिश्शांत त्र्याण्णव मृत्युपत्र निर्वसीयत विशिष्ट लाभार्थ्यांना रुपये ' +
  'हिन्दी क्षत्रिय विठ्ठल श्रीकृष्ण ऱ्हास कर्ता र्कि किशोरी शिर्के वसीयतनामा श्रीकांत विश्वस्त क्षितिज'
).split(' ');

describe('Devanagari (C-01)', () => {
  test.each(words)('%s is whole: no letter without a shape, no dotted circle, no stray virama', (word) => {
    missing.length = 0;
    const clusters = shaped(word);
    expect(clusters.map((cluster) => cluster.text).join('')).toBe(word);
    expect(missing).toEqual([]);
    const glyphs = clusters.flatMap(({ parts }) => parts.map(({ glyph }) => glyph));
    const dottedCircle = glyphOf('\u25CC');
    const virama = glyphsOf('क\u094D').at(-1);
    expect(glyphs).not.toContain(0);
    expect(glyphs).not.toContain(dottedCircle);
    expect(glyphs).not.toContain(virama);
  });

  test('the short i stands before its consonant', () => {
    const [cluster] = shaped('कि');
    expect(cluster?.parts).toHaveLength(2);
    expect(cluster?.parts[1]?.glyph).toBe(glyphOf('क'));
    expect(cluster?.parts[0]?.x).toBeLessThan(cluster?.parts[1]?.x ?? 0);
  });

  test('र् becomes a hook above what follows it', () => {
    const [cluster] = shaped('र्क');
    expect(cluster?.parts[0]?.glyph).toBe(glyphOf('क'));
    expect(shaped('र्क')).toHaveLength(1);
  });

  test.each(['क्ष', 'श्र', 'त्र', 'ज्ञ'])('%s is one joined shape', (conjunct) => {
    expect(glyphsOf(conjunct)).toHaveLength(1);
  });

  test('Marathi has letters of its own', () => {
    expect(glyphsOf('ल', 'mr')).not.toEqual(glyphsOf('ल', 'hi'));
    expect(glyphsOf('श', 'mr')).not.toEqual(glyphsOf('श', 'hi'));
  });

  test('a joiner that the word needs is kept', () => {
    expect(textsOf('दर्\u200Dया').join('')).toBe('दर्\u200Dया');
    expect(glyphsOf('दर्\u200Dया')).not.toEqual(glyphsOf('दर्या'));
  });
});

describe('a line', () => {
  test('of two scripts is read whole, in order (C-04)', () => {
    expect(textsOf('Asha (आशा) Patil, Flat 3').join('')).toBe('Asha (आशा) Patil, Flat 3');
  });

  test('with a rupee sign has its shape (C-02)', () => {
    missing.length = 0;
    expect(glyphsOf('₹ 5,00,000')).not.toContain(0);
    expect(missing).toEqual([]);
  });

  test('is as wide as its words', () => {
    const width = (text: string): number => widthInEm(shapeLine(text, [regular], 'mr', () => undefined));
    expect(width('मृत्युपत्र अंतिम')).toBeCloseTo(width('मृत्युपत्र ') + width('अंतिम'), 6);
  });

  test('tells of a letter that no font has, and keeps it', () => {
    missing.length = 0;
    expect(textsOf('Asha 🙏 மீனா').join('')).toBe('Asha 🙏 மீனா');
    expect(missing).toEqual(['🙏', 'மீ', 'னா']);
  });

  test('puts words that run from right to left in their own order', () => {
    const runs = shapeLine('नाम علی خان है', [regular], 'hi', () => undefined);
    expect(runs.map(({ isRightToLeft }) => isRightToLeft)).toEqual([false, true, false, false]);
    expect(
      runs[1]?.clusters
        .map((cluster) => cluster.text)
        .reverse()
        .join(''),
    ).toBe('علی خان');
  });
});

test.each([regular, bold])('all digits are equally wide, so a page number never moves a line', (face) => {
  const widths = new Set(face.shape('0123456789', false, 'en').map(({ advance }) => advance));
  expect(widths.size).toBe(1);
});
