import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { FamilyId } from '../fonts/coverage-ranges.ts';
import { drawnWords, outlinesOf } from '../testing/drawn-glyphs.ts';
import { externalTool } from '../testing/external-tool.ts';
import { nodeFaces } from '../testing/node-faces.ts';
import { devanagariWords, furtherWords } from '../testing/words.ts';
import { Sfnt } from '../write/sfnt.ts';

const folder = await mkdtemp(join(tmpdir(), 'virasat-shaping-'));
afterAll(() => rm(folder, { recursive: true }));
const hbShape = externalTool('hb-shape', 'the shaping of words against another HarfBuzz');

interface HbGlyph {
  readonly g: number;
  readonly dx: number;
  readonly dy: number;
  readonly ax: number;
}

/** Shapes words with the system's HarfBuzz: one line of glyphs a word, from left to right. */
async function referenceOf(
  words: readonly string[],
  file: Uint8Array,
  language: string,
): Promise<HbGlyph[][]> {
  const fontPath = join(folder, 'font.ttf');
  const wordsPath = join(folder, 'words.txt');
  await writeFile(fontPath, file);
  await writeFile(wordsPath, `${words.join('\n')}\n`);
  const lines = hbShape
    .run([
      `--text-file=${wordsPath}`,
      '--output-format=json',
      '--no-glyph-names',
      `--language=${language}`,
      fontPath,
    ])
    .trim()
    .split('\n');
  return lines.map((line): HbGlyph[] => JSON.parse(line));
}

async function expectAsReference(
  words: readonly string[],
  family: FamilyId,
  language: string,
): Promise<void> {
  for (const face of Object.values(await nodeFaces(family))) {
    const source = new Sfnt(face.bytes);
    const reference = await referenceOf(words, face.bytes, language);
    const drawn = drawnWords(words, face, language);
    const wrong = words.filter((_, index) => {
      let pen = 0;
      const outlines = (reference[index] ?? []).flatMap(({ g, dx, dy, ax }) => {
        const glyphs = outlinesOf(source, g, pen + dx, dy);
        pen += ax;
        return glyphs;
      });
      const mine = drawn[index];
      return mine?.outlines.join() !== outlines.join() || Math.abs(mine.advance - pen) > 0.5;
    });
    expect(wrong).toEqual([]);
  }
}

describe.skipIf(hbShape.isMissing)(
  'what is printed is what HarfBuzz shapes, glyph by glyph, place by place',
  () => {
    test.each([
      ['hindi', 'hi'],
      ['marathi', 'mr'],
    ] as const)('for every %s word of the will, and for those that are hard', async (language, tag) => {
      const words = devanagariWords(language);
      expect(words.length).toBeGreaterThan(300);
      await expectAsReference(words, 'NotoSerifDevanagari', tag);
    });

    test.each(furtherWords)('for words in $family', async ({ family, language, words }) => {
      expect(words.length).toBeGreaterThanOrEqual(20);
      await expectAsReference(words, family, language);
    });
  },
);
