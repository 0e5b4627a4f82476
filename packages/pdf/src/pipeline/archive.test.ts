import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type WillDraft, willLanguages } from '@virasat/will-model';
import { ashwini, ashwiniDeed, largeDraft, longNames, meera, meeraIn } from '@virasat/will-model/fixtures';
import { afterAll, describe, expect, test } from 'vitest';
import { composeWill } from '../content/compose-will.ts';
import { composeDeed } from '../deed/compose-deed.ts';
import type { ComposedDocument } from '../document/composed-document.ts';
import { composeInvoice } from '../invoice/compose-invoice.ts';
import { externalTool } from '../testing/external-tool.ts';
import { anInvoice } from '../testing/invoice-facts.ts';
import { preflight } from '../testing/preflight.ts';
import { print } from '../testing/print.ts';
import { namesInEveryScript } from '../testing/scripts.ts';
import { elementTexts, expectedTexts, withoutHidden } from '../testing/structure-text.ts';

const folder = await mkdtemp(join(tmpdir(), 'virasat-archive-'));
afterAll(() => rm(folder, { recursive: true }));

const validator = preflight('printed documents as PDF/A-1b');
const pdfinfo = externalTool('pdfinfo', 'what printed documents say of themselves');

const named = (documentName: string): WillDraft => ({
  ...meera,
  personalDetails: { ...meera.personalDetails, documentName },
});

const withEveryScript: WillDraft = {
  ...meera,
  nominees: namesInEveryScript.map((name, index) => ({
    id: `nominee-${index}`,
    name,
    relation: 'Friend',
    nomiee_notes: '½ acre',
  })),
};

const documents: Readonly<Record<string, ComposedDocument>> = {
  english: composeWill(meera),
  hindi: composeWill(meeraIn('hindi')),
  marathi: composeWill(meeraIn('marathi')),
  ashwini: composeWill(ashwini),
  'long-names': composeWill(longNames),
  'many-assets': composeWill(largeDraft(25, 20)),
  'every-script': composeWill(withEveryScript),
  'malayalam-title': composeWill(named('മീരയുടെ വിൽപത്രം')),
  'no-title': composeWill(named('')),
  'signs-in-title': composeWill(named('A & B <will> "x" (1) \\')),
  ...Object.fromEntries(
    willLanguages.map((language) => [`deed-${language}`, composeDeed(ashwiniDeed, language)]),
  ),
  invoice: composeInvoice(anInvoice()),
};

const paths: Record<string, string> = {};
for (const [name, document] of Object.entries(documents)) {
  const path = join(folder, `${name}.pdf`);
  // Later than jsPDF’s own texts of a time can be, and with fractions of a second.
  await print(document, path, '2041-01-02T03:04:05.678Z');
  paths[name] = path;
}

test.skipIf(validator.isMissing)('every kind of document is PDF/A-1b, says Preflight', async () => {
  expect(await validator.faultsOf(Object.values(paths), folder)).toEqual({});
});

test.skipIf(validator.isMissing)('Preflight finds what is no PDF/A-1b', async () => {
  const path = join(folder, 'wrong.pdf');
  const { bytes } = await print(composeWill(meera), path);
  // The same length, so that nothing else is wrong.
  await writeFile(
    path,
    Buffer.from(bytes).toString('latin1').replace('<pdfaid:part>1', '<pdfaid:part>7'),
    'latin1',
  );
  expect(Object.keys(await validator.faultsOf([path], folder))).toEqual(['wrong.pdf']);
});

describe.skipIf(pdfinfo.isMissing)('what a document says when it is read out', () => {
  const wills = {
    english: composeWill(meera),
    hindi: composeWill(meeraIn('hindi')),
    ashwini: composeWill(ashwini),
  };
  test.each(Object.entries(wills))('is every text of it, in order: %s', (name, document) => {
    const read = elementTexts(pdfinfo.run(['-struct-text', '-enc', 'UTF-8', paths[name] ?? '']));
    const pages = Number(/^Pages:\s+(\d+)$/mu.exec(pdfinfo.run([paths[name] ?? '']))?.[1]);
    expect(read).toEqual(withoutHidden(expectedTexts(document, pages - 1), read));
  });
});

describe.skipIf(pdfinfo.isMissing)('a document says of itself', () => {
  const infoOf = (name: string): string => pdfinfo.run(['-isodates', paths[name] ?? '']);

  test('when it was made, also after 2037, that it is tagged, and its version', () => {
    expect(infoOf('english')).toMatch(/CreationDate:\s+2041-01-02T03:04:05Z/);
    expect(infoOf('english')).toMatch(/Tagged:\s+yes/);
    expect(infoOf('english')).toMatch(/PDF version:\s+1\.4/);
    expect(infoOf('english')).not.toMatch(/Author:/);
  });

  test.each([
    ['english', 'Will of Meera'],
    ['signs-in-title', 'A & B <will> "x" (1) \\'],
  ])('what it is called: %s', (name, title) => {
    expect(infoOf(name).normalize('NFC')).toContain(`Title:           ${title}\n`);
  });
});
