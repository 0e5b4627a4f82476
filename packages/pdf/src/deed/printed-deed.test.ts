import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { willLanguages } from '@virasat/will-model';
import { ashwiniDeed } from '@virasat/will-model/fixtures';
import { afterAll, describe, expect, test } from 'vitest';
import type { SheetDocument } from '../document/composed-document.ts';
import { nodeFamily } from '../fonts/node-fonts.ts';
import { DocumentRenderer } from '../pipeline/document-renderer.ts';
import { externalTool } from '../testing/external-tool.ts';
import { composeDeed } from './compose-deed.ts';

const renderer = new DocumentRenderer(nodeFamily);
const folder = await mkdtemp(join(tmpdir(), 'virasat-deed-'));
afterAll(() => rm(folder, { recursive: true }));
const pdftotext = externalTool('pdftotext', 'the text of printed deeds, read back');
const qpdf = externalTool('qpdf', 'the structure of printed deeds');

async function printed(document: SheetDocument): Promise<{ pages: number; path: string }> {
  const { bytes, pages } = await renderer.render(document, { createdAt: '2026-11-27T12:15:00Z' });
  const path = join(folder, `${pages}-${document.language}.pdf`);
  await writeFile(path, bytes);
  return { pages, path };
}

const flat = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ');
const readBack = (path: string): string => flat(pdftotext.run(['-raw', '-enc', 'UTF-8', path, '-']));

test('an ordinary deed in English is one page, without a foot', async () => {
  expect((await printed(composeDeed(ashwiniDeed))).pages).toBe(1);
});

describe.skipIf(pdftotext.isMissing)('the text of a printed deed', () => {
  test.each(willLanguages)('holds every answer in %s', async (language) => {
    const text = readBack((await printed(composeDeed(ashwiniDeed, language))).path);
    const { fullName, occupation, nominees, executor1, executor2, witness1, witness2 } = ashwiniDeed;
    const people = [executor1, executor2, witness1, witness2].flatMap(({ name, address }) => [name, address]);
    const typed = [fullName, occupation, ...nominees.map(({ name }) => name), ...people];
    for (const answer of typed) expect(text).toContain(answer.normalize('NFC'));
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

test.skipIf(qpdf.isMissing)('qpdf finds nothing wrong', async () => {
  for (const language of willLanguages) {
    expect(qpdf.run(['--check', (await printed(composeDeed(ashwiniDeed, language))).path])).toContain(
      'No syntax',
    );
  }
});
