import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ashwiniDeed, devanagariNames, longNames, meera, meeraIn } from '@virasat/will-model/fixtures';
import { afterAll, describe, expect, test } from 'vitest';
import { composeWill } from '../content/compose-will.ts';
import { composeDeed } from '../deed/compose-deed.ts';
import type { ComposedDocument } from '../document/composed-document.ts';
import { composeInvoice } from '../invoice/compose-invoice.ts';
import { externalTool } from '../testing/external-tool.ts';
import { anInvoice } from '../testing/invoice-facts.ts';
import { print } from '../testing/print.ts';
import { printedPages } from '../testing/printed-pages.ts';
import { mupdfReader, pdfiumReader, pdfJsReader, popplerReader, type Reader } from '../testing/readers.ts';
import { namesInEveryScript } from '../testing/scripts.ts';
import { flat, textsByElement } from '../testing/structure-text.ts';
import { hasRightToLeft } from '../text/direction.ts';

const folder = await mkdtemp(join(tmpdir(), 'virasat-readers-'));
afterAll(() => rm(folder, { recursive: true }));

const pdftotext = externalTool('pdftotext', 'paragraphs and cells as poppler reads them');
const mutool = externalTool('mutool', 'paragraphs and cells as MuPDF reads them');

const withEveryScript = composeWill({
  ...meera,
  nominees: namesInEveryScript.map((name, index) => ({
    id: `nominee-${index}`,
    name,
    relation: 'Friend',
    nomiee_notes: `${name} ${index}`,
  })),
});

const documents: Readonly<Record<string, ComposedDocument>> = {
  'a will in English': composeWill(meera),
  'a will in Hindi': composeWill(meeraIn('hindi')),
  'a will in Marathi': composeWill(meeraIn('marathi')),
  'a will with names in Devanagari': composeWill(devanagariNames),
  'a will with long names': composeWill(longNames),
  'a will with names in every script': withEveryScript,
  'a deed': composeDeed(ashwiniDeed, 'hindi'),
  'an invoice': composeInvoice(anInvoice()),
};

const LETTERS = /[\p{L}\p{M}\p{N}\p{Join_Control}]+/gu;

/** A line may end behind a hyphen, where readers then have the end of the line. */
const AFTER_HYPHEN = /(?<=[-–])\s/gu;
const joined = (text: string): string => flat(text).replace(AFTER_HYPHEN, '');

/** What a reader of a page does not have in one piece; of what runs from right to left, the words that it lacks. */
function broken(expected: readonly string[], seen: string): string[] {
  const text = joined(seen.replace(/[\u202a-\u202e]/gu, ''));
  return expected.flatMap((element) =>
    hasRightToLeft(element)
      ? (element.match(LETTERS) ?? []).filter((word) => !text.includes(word))
      : text.includes(joined(element))
        ? []
        : [element],
  );
}

async function expectUnbroken(document: ComposedDocument, read: Reader): Promise<void> {
  const path = join(folder, 'document.pdf');
  const { bytes } = await print(document, path);
  const seen = await read(bytes, path);
  const expected = printedPages(bytes).map((lines) => textsByElement([lines]));
  expect(expected.flat().length).toBeGreaterThan(15);
  expect(expected.flatMap((elements, page) => broken(elements, seen[page] ?? ''))).toEqual([]);
}

const readers: readonly [string, Reader, boolean][] = [
  ['poppler', popplerReader(pdftotext), pdftotext.isMissing],
  ['pdf.js', pdfJsReader, false],
  ['PDFium', pdfiumReader, false],
];

describe.each(readers)('%s reads every paragraph and every cell unbroken', (_, read, isMissing) => {
  test.skipIf(isMissing).each(Object.entries(documents))('of %s', async (_name, document) => {
    await expectUnbroken(document, read);
  });
});

/** MuPDF hands back Urdu letter by letter from left to right: docs/decisions/archival-pdf.md. */
describe.skipIf(mutool.isMissing)('MuPDF reads every paragraph and every cell unbroken', () => {
  const leftToRight = Object.entries(documents).filter(([, document]) => document !== withEveryScript);
  test.each(leftToRight)('of %s', async (_, document) => {
    await expectUnbroken(document, mupdfReader(mutool));
  });

  test('of a will with names in every script that runs from left to right', async () => {
    const nominees = namesInEveryScript
      .filter((name) => !hasRightToLeft(name))
      .map((name, index) => ({ id: `nominee-${index}`, name, relation: 'Friend', nomiee_notes: name }));
    await expectUnbroken(composeWill({ ...meera, nominees }), mupdfReader(mutool));
  });
});
