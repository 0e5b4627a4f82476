import { jsPDF } from 'jspdf';
import { describe, expect, test } from 'vitest';
import { nodeFaces } from '../testing/node-faces.ts';
import { clusterFont } from './cluster-font.ts';
import { isComposite } from './composite.ts';
import { fileId, pdfDate, survivesAsString, xmpPacket } from './metadata.ts';
import { byteString, pdfNumber } from './pdf-syntax.ts';
import { FontFormatError, Sfnt } from './sfnt.ts';
import { toUnicodeMap } from './to-unicode.ts';

const { regular } = await nodeFaces();
const source = new Sfnt(regular.bytes);

describe('the font of a document', () => {
  const clusters = ['क्षि', 'र्क', 'A', ' '].flatMap((text) => regular.shape(text, false, 'hi'));
  const glyphs = clusters.map(({ parts, advance }) => ({ parts, advance }));
  const { file, glyphCount } = clusterFont(source, glyphs);
  const built = new Sfnt(file);

  test('is a TrueType font with a glyph for every cluster, in order', () => {
    expect(glyphCount).toBeGreaterThan(glyphs.length);
    glyphs.forEach(({ advance }, index) => {
      expect(built.advance(index + 1)).toBe(Math.max(0, advance));
    });
  });

  test('draws a cluster of several glyphs as one, and a space as nothing', () => {
    expect(isComposite(built.outline(1))).toBe(true);
    expect(built.outline(glyphs.length)).toHaveLength(0);
  });

  test('has the checksum that a font file must have', () => {
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    let sum = 0;
    for (let offset = 0; offset < file.length; offset += 4) sum = (sum + view.getUint32(offset)) >>> 0;
    expect(sum).toBe(0xb1b0afba);
  });

  test('is a small part of its source', () => {
    expect(file.length).toBeLessThan(regular.bytes.length / 10);
  });
});

test.each([new Uint8Array(0), new Uint8Array(64)])('what is no font is refused', (bytes) => {
  expect(() => new Sfnt(bytes)).toThrow(FontFormatError);
});

test('a map of many glyphs is written in blocks of a hundred', () => {
  const map = toUnicodeMap(Array.from({ length: 250 }, () => 'क्ष'));
  expect(map.match(/\d+ beginbfchar/g)).toEqual(['100 beginbfchar', '100 beginbfchar', '50 beginbfchar']);
  expect(map).toContain('<0001> <0915094d0937>');
});

describe('what a document says of itself', () => {
  test.each([
    '2026-01-02T03:04:05.678Z',
    '2037-12-31T23:59:59Z',
    '2038-01-01T00:00:00Z',
    '2999-12-31T23:59:59Z',
  ])('its time is in UTC whatever the machine’s zone: %s', (iso) => {
    const doc = new jsPDF();
    doc.setCreationDate(pdfDate(iso));
    expect(doc.getCreationDate('pdf')).toBe(`D:${iso.replace(/\.\d+/, '').replace(/\D/g, '')}-00'00'`);
  });

  test.each(['2026-01-02', '2026-13-02T03:04:05Z', '2026-01-02T03:04:05+05:30', 'now'])(
    '%s is no such time',
    (text) => {
      expect(() => pdfDate(text)).toThrow(RangeError);
    },
  );

  test('a title with a byte that readers take for a line break stands in XMP alone', () => {
    expect(survivesAsString('मीरा की वसीयत')).toBe(true);
    expect(survivesAsString('ऍ')).toBe(false);
    expect(survivesAsString('വില്‍')).toBe(false);
  });

  test('its XMP escapes what was typed', () => {
    const packet = xmpPacket({ title: 'Rao & <Sons>', language: 'en', createdAt: '2026-01-02T03:04:05Z' });
    expect(packet).toContain('Rao &#38; &#60;Sons&#62;');
  });

  test('its id depends on every letter', () => {
    expect(fileId('a', 'b')).toMatch(/^[0-9a-f]{32}$/);
    expect(fileId('a')).toBe(fileId('a'));
    expect(fileId('a')).not.toBe(fileId('b'));
  });
});

test.each([
  [1, '1'],
  [0.1234567, '0.123'],
  [-2.5, '-2.5'],
  [1e-7, '0'],
])('the number %d is written %s', (value, written) => {
  expect(pdfNumber(value)).toBe(written);
});

test('bytes become a string of one character each', () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => index % 256);
  const text = byteString(bytes);
  expect(text).toHaveLength(20_000);
  expect(text.charCodeAt(255)).toBe(255);
});
