import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { willLanguages } from '@virasat/will-model';
import { ashwiniDeed } from '@virasat/will-model/fixtures';
import { afterAll, describe, expect, test } from 'vitest';
import type { SheetDocument } from '../document/composed-document.ts';
import type { RenderedDocument } from '../pipeline/rendered-document.ts';
import { externalTool } from '../testing/external-tool.ts';
import { print } from '../testing/print.ts';
import { printedPages } from '../testing/printed-pages.ts';
import { composeDeed } from './compose-deed.ts';

const folder = await mkdtemp(join(tmpdir(), 'virasat-deed-'));
afterAll(() => rm(folder, { recursive: true }));
const pdffonts = externalTool('pdffonts', 'the fonts of printed deeds');
const pdftotext = externalTool('pdftotext', 'the text of printed deeds, read back');

async function printed(document: SheetDocument): Promise<RenderedDocument & { path: string }> {
  const path = join(folder, `${document.language}.pdf`);
  return { ...(await print(document, path)), path };
}

const flat = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ');
const readBack = (path: string): string => flat(pdftotext.run(['-raw', '-enc', 'UTF-8', path, '-']));

test('an ordinary deed in English is one page, without a foot', async () => {
  const { pages, bytes } = await printed(composeDeed(ashwiniDeed));
  expect(pages).toBe(1);
  const lines = printedPages(bytes).flat();
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter(({ element }) => element === null)).toEqual([]);
});

test.skipIf(pdffonts.isMissing).each(willLanguages)(
  'a deed in %s of somebody with a Hindi name has the will’s own fonts and no other (C-05)',
  async (language) => {
    const deed = composeDeed({ ...ashwiniDeed, fullName: 'अश्विनी कुलकर्णी' }, language);
    const fonts = pdffonts
      .run([(await printed(deed)).path])
      .trim()
      .split('\n')
      .slice(2);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts)
      expect(font).toMatch(/^[A-Z]{6}\+NotoSerifDevanagari-(Regular|Bold)\s.*yes yes yes/);
  },
);

describe.skipIf(pdftotext.isMissing)('the text of a printed deed', () => {
  test.each(willLanguages)('holds every answer in %s', async (language) => {
    // Nobody else is called so.
    const relation = { ...ashwiniDeed.relation, parentName: 'Lakshmi Apte' };
    const text = readBack((await printed(composeDeed({ ...ashwiniDeed, relation }, language))).path);
    const { fullName, address, occupation, nominees, executor1, executor2, witness1, witness2 } = ashwiniDeed;
    const people = [executor1, executor2, witness1, witness2].flatMap((person) => [
      person.name,
      person.address,
    ]);
    const typed = [
      ...[fullName, relation.parentName, address, occupation, ...people],
      ...nominees.map(({ name }) => name),
    ];
    for (const answer of typed) expect(text).toContain(flat(answer));
    for (const [day, year] of [
      ['28', '1990'],
      ['27', '2026'],
    ])
      expect(text).toMatch(new RegExp(`${day} \\S+ ${year}`));
  });

  test('a deed that needs a second page has a foot on both, and whole witnesses’ boxes', async () => {
    const nominees = Array.from({ length: 8 }, (_, index) => ({
      id: `n${index}`,
      name: `Person ${index}`,
      relationship: 'Friend',
    }));
    const { pages, path } = await printed(composeDeed({ ...ashwiniDeed, nominees }));
    expect(pages).toBe(2);
    const [first = '', second = ''] = pdftotext.run(['-raw', '-enc', 'UTF-8', path, '-']).split('\f');
    expect(first).toContain('Page 1 of 2.');
    expect(second).toContain('Page 2 of 2.');
    for (const part of ['Witness 1:', 'Sunita Joshi', 'Witness 2:', '7 Camp']) expect(second).toContain(part);
  });
});
